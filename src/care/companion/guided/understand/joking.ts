/** Jokes told about one's own trouble, and the moment in which the joke is put down. */

const MARK =
  /\b(?:lol|lmao|lmfao|rofl|ha(?:ha)+h?|hehe+|jk|just kidding|only joking)\b|[😂🤣😅😆🙃💀🤡]/iu;
const COMIC =
  /\b(?:living the dream|(?:dumpster|bin|tyre|trash) fire|train ?wreck|circus|clowns?|plot twist|spoiler(?: alert)?|asking for a friend|(?:10\/10|ten out of ten|five stars|zero stars|one star)|would not recommend|do not recommend|(?:gold|silver|bronze) medal|olympics?|award for|hall of fame|world record|personal best|nailed it|smashing it|winning at life|(?:finally|at least i'?m) good at|classic me|what could (?:possibly )?go wrong|thoughts and prayers|send (?:help|wine|snacks)|rip me|(?:has|have|got) (?:its|their|his|her) own (?:post ?code|zip ?code|weather|gravity|area code)|in my \w+ era|the gift that keeps on giving|tip your waiter|lucky me|aren'?t i lucky|what a catch|what a treat|i'?d like to (?:report|return|file a complaint|speak to (?:the|a) manager)|go me|yay me|sexy,? i know)\b/i;
const PUT_DOWN =
  /^(?:(?:i'?m |i was |ok |no )?(?:just |only |half )?(?:joking|kidding|jk)|jokes?)\b[.,! ]*(?:sort of|kind of|kinda|mostly|half|ish|not really|well|a bit|but not|except)\b|\b(?:sort of|kind of|half|mostly|not) (?:a )?jok(?:e|ing)\b|\b(?:but seriously|no but really|in all seriousness|seriously though?|jokes aside)\b/i;

export type Joking = 'joke' | 'put_down' | null;

export function jokingIn(whole: string): Joking {
  // What somebody else wrote is no laugh of theirs.
  const text = whole.replace(/(?<=^|\s)['"“][^'"“”]{1,60}['"”](?=$|[\s.,!?])/g, '');
  if (PUT_DOWN.test(text)) return 'put_down';
  const rest = text.replace(
    /^(?:(?:ha(?:ha)+h?|lol|hehe+|lmao)[,.! ]+)+(?=ok|yeah|yes|no\b|nah|true|fair|right|thanks|well|maybe|i (?:suppose|guess))/i,
    '',
  );
  if (LAUGHED_AT.test(rest)) return null;
  // "I was only joking" is about the last one; what is told beside it is meant.
  const beside = rest.replace(WAS_JOKING, '');
  if (beside !== rest && beside.split(/\s+/).length >= 8) return null;
  const words = rest.split(/\s+/).length;
  // In a longer message a laugh is a mark of the typing, and a bitter phrase stands beside what is meant.
  return words >= 4 && words <= MOST_WORDS && (MARK.test(rest) || COMIC.test(rest)) ? 'joke' : null;
}

const WAS_JOKING =
  /[^.!?]*\bi(?:'m| am| was)? (?:just|only) (?:joking|kidding|having you on|pulling your leg)\b[^.!?]*[.!?]?/i;
const MOST_WORDS = 16;

/** Others laughed: that is told, and no joke of theirs. */
const LAUGHED_AT =
  /\b(?:they|he|she|everyone|everybody|people|somebody|someone|all|boys|girls|lads|them)\b[^.!?]{0,24}\b(?:laugh\w*|giggl\w*|snigger\w*|sent|put|wrote|went)\b/i;

/** What is only there for the laugh: never said back as a fact. */
export const isComic = (text: string): boolean => COMIC.test(text);
