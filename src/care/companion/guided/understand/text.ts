/** Cleans what was typed and cuts it into clauses and words; everything else reads these. */

/** More than this is read from its two ends: the cost of a turn stays flat for any input. */
const READ_AT_MOST = 4_000;

const APOSTROPHES: Record<string, string> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  cant: "can't",
  wont: "won't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  arent: "aren't",
  werent: "weren't",
  thats: "that's",
  whats: "what's",
  theres: "there's",
  youre: "you're",
  theyre: "they're",
  hes: "he's",
  shes: "she's",
  id: "I'd",
  itll: "it'll",
  youd: "you'd",
  theyd: "they'd",
  theyll: "they'll",
  theyve: "they've",
  weve: "we've",
  youll: "you'll",
  youve: "you've",
  wanna: 'want to',
  u: 'you',
  ur: 'your',
  bc: 'because',
  cuz: 'because',
  cos: 'because',
  tbh: 'to be honest',
  rn: 'right now',
  gonna: 'gonna',
  n: 'and',
  w: 'with',
  abt: 'about',
  ppl: 'people',
  bf: 'boyfriend',
  gf: 'girlfriend',
  shoud: 'should',
  shud: 'should',
  wat: 'what',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  pls: 'please',
  plz: 'please',
  togther: 'together',
  becuase: 'because',
  jsut: 'just',
  spose: 'suppose',
  cba: "can't be bothered",
  idc: "I don't care",
  nvm: 'never mind',
  ofc: 'of course',
  tbf: 'to be fair',
  smth: 'something',
  bday: 'birthday',
  hw: 'homework',
  prob: 'probably',
  probs: 'probably',
  prolly: 'probably',
  tho: 'though',
  thru: 'through',
  lookign: 'looking',
  botle: 'bottle',
  botles: 'bottles',
  realy: 'really',
  tomorow: 'tomorrow',
  tomoro: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  nihgt: 'night',
  nite: 'night',
  rigth: 'right',
  wich: 'which',
  wen: 'when',
  thier: 'their',
  alot: 'a lot',
  freind: 'friend',
  freinds: 'friends',
  frend: 'friend',
  somthing: 'something',
  evrything: 'everything',
  everythin: 'everything',
  nuthing: 'nothing',
  nothin: 'nothing',
  becasue: 'because',
  beacuse: 'because',
  sombody: 'somebody',
  definately: 'definitely',
  mashine: 'machine',
  kicthen: 'kitchen',
  hosptial: 'hospital',
  gona: 'going to',
  goin: 'going',
  doin: 'doing',
  poring: 'pouring',
  exept: 'except',
  wether: 'whether',
  wierd: 'weird',
  beleive: 'believe',
  recieve: 'receive',
  untill: 'until',
  thot: 'thought',
  thout: 'thought',
  coz: 'because',
  cus: 'because',
};

/** NFKC, plain quotes, single spaces, no zero-width characters; case is kept. */
export function tidy(raw: string): string {
  const cut =
    raw.length > READ_AT_MOST
      ? `${raw.slice(0, 2_500)}\n${raw.slice(-(READ_AT_MOST - 2_500))}`
      : raw;
  return cut
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Cs}/gu, '')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim();
}

/** Gives back the apostrophes and spellings people leave out on a phone; nothing else is changed. */
export function mended(text: string): string {
  const spelt = text
    .replace(UR_IS, "you're ")
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/ ?(?=\w)/gi, 'with ')
    .replace(
      /^((?:(?:no|nah|yeah|but|and|so|well|like),? )*)were (?=(?:not|all|both|just|a|an|fine|ok|going|getting|still|never|skint|broke|married)\b)/i,
      "$1we're ",
    )
    .replace(
      /, (?:I (?:believe|think|suppose|imagine|should say|must say|dare say|admit|confess)|of course|you see),/gi,
      '',
    )
    .replace(/,? I (?:must say|should say|dare say|should add)(?=[.!]|$)/gi, '')
    .replace(
      /\bill (?=(?:be|see|go|do|get|have|never|just|try|tell|find|lose|fail|end|stay|make|say|need|look|feel|take|come|leave|call|write|probably|always|still|ask|send|keep|let|give|start|think)\b)/gi,
      "I'll ",
    )
    .replace(KIN_IS, "$1's ")
    .replace(KIN_HAS, "$1's ")
    .replace(/\bits (?=(?:half|nearly|almost|about|\d|that\b))/gi, "it's ");
  const apart = spelt.replace(
    /\bits (?=(?:not|so|just|like|been|too|really|a|the|my|all|only|never|always|over|hard|fine|ok|okay|ok|worse|better|getting|going|been|stupid|silly|weird|gone|still|about|because|more|me|you|him|her|them|what|how|pointless|nothing|everything|his|our|their|mine|ours|in|on|at|for|been|sunny|raining|cold|hot|dark|late|early|over|done|true|empty|quiet|loud|weird|funny|sad|mad|good|bad|great|nice)\b)/gi,
    "it's ",
  );
  const dated = apart.replace(
    /\b(in|since|last|next|this|until|till) (march|may)\b/g,
    (_, before: string, month: string) =>
      `${before} ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
  );
  return dated.replace(/\b[a-z]+\b/gi, (word) => {
    const known = Object.hasOwn(APOSTROPHES, word.toLowerCase())
      ? APOSTROPHES[word.toLowerCase()]
      : undefined;
    return (
      known ??
      (word === 'i' ? 'I' : DAYS.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word)
    );
  });
}

/** "ur not ugly": before what can only be said of somebody. */
const UR_IS =
  /\bur (?=(?:not|so|too|very|really|just|always|never|still|all|only|also|literally|actually|such|supposed|meant|gonna|going|an?|the|my|no|right|wrong|fine|ok|okay|ugly|fat|thin|stupid|dumb|thick|weird|mean|nice|kind|good|bad|better|worse|sad|mad|angry|funny|clever|smart|mental|crazy|lazy|rude|cold|dead|alone|lucky|sorry|sure|late|old|young|here|there|back|an idiot|(?!(?:any|some|no|every)?thing\b|building|meeting|wedding|evening|morning|feeling\b|training|clothing|ceiling|writing|reading|drawing|painting|king\b|ring\b|string\b|spring\b|offspring|opening|greeting|setting|rating|timing|spelling|saying)\w+ing|\w{2,}(?:ful|less|ous))\b(?! (?:side|mood|behaviou?r|idea|one|habits?|name|age|thing|things|way)\b))/gi;

/** "my dads moved in", "nans got a cold": an "is" or a "has" without its apostrophe. */
const KIN_IS =
  /\b((?:my|his|her|our|their) (?:mum|mom|dad|nan|gran|mam|brother|sister|wife|husband|boss|mate|ex|boyfriend|girlfriend|son|daughter|flatmate|friend|girl|man))s (?=(?:been|gone|got|moved|left|died|started|stopped|not|always|never|just|a|an|so|really|too|ill|sick|in|on|at|out|away|still|having|being|\w{3,}ing)\b)/gi;

/** "that was mums curtain": hers, as one has one mum. */
const KIN_HAS =
  /(?<!\b(?:the|some|other|two|both|all|of|school|young|new|single|most|these|those|many|for) )\b(mum|mom|dad|nan|gran|grandad|grandma)s (?=(?!(?:and|or|but|are|were|who|that|do|don|have|in|on|at|can|with|like|get|from|always|never|say|said|to|for|not|just|there|here|all|know|think|need|want|will|would|should|did|didn|used)\b)[a-z]{3,})/gi;

const DAYS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|april|june|july|august|september|october|november|december|christmas|easter)$/;

/** Words after which "he" or "she" goes on with the sentence, and begins no other. */
export const LEADS_ON =
  /[,;]$|^(?:and|or|but|so|if|when|whenever|because|that|than|as|before|after|while|until|since|what|how|why|where|who|which|like|way|time|everything|anything|nothing|something|one|thing|think|thought|thinks|know|knew|knows|say|said|says|tell|told|feel|felt|wish|hope|mean|meant|believe|see|sure|swore|swear|reckon|to|for|with|at|of|by|about|do|does|did|was|were|is|are|can|could|would|will|let|make|made|makes|give|gave|want|wanted|asked|where|though|although|once|every)$/i;

export interface Clause {
  /** Mended, with the person's own case. */
  readonly text: string;
  readonly words: readonly string[];
  readonly question: boolean;
  /** Which sentence of the message it stands in. */
  readonly sentence?: number;
}

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

const MARKS = /(?<=[.!?…])\s+|\n+|[;:()]|\s[-–—]+\s/;
const JOINTS =
  /,\s*|\s+(?=(?:but(?! (?:not|never))|because|so that|although|though|except|unless)\s)|\s+(?=and (?:i|he|she|they|we|then|it|now)\b)|(?<!\bme)\s+(?=and my\b)|\s+(?=(?:when|whenever|while|since) (?:i|he|she|they|we|my)\b)/i;

/** Short sentences stay whole: "they laugh when I ask" is one thing. */
const REPORTED = /\b(?:says?|said|thinks?|told|reckons?|asked|asks)\b/i;
const parts = (sentence: string): string[] =>
  sentence.split(/\s+/).length <= (REPORTED.test(sentence) ? 16 : 11)
    ? sentence.split(/,\s+/)
    : sentence.split(JOINTS);

/** "I look after my mum she's got MS": a second sentence without a stop, after a noun. */
const RUN_ON =
  /(?<=\b(?:my|the|a|his|her|our|their|in|at|on|with|to|for|from) (?:\w+ ){0,2}(?!time|day|days|week|moment|minute|way|first|last|next|thing|one|same|place|year|night|reason|that|who|which|and|but|so|if|when|because|as|than|like|how|what|where|think|know|says?|said|sure|guess)[a-z]{3,}) (?=(?:she's|he's|they're|it's|that's|there's|I'm|I've|I don't|I can't|I didn't|she|he|they) (?:not |never |just |always |so |really |only )?(?:been|got|in|on|at|a|an|the|like|my|here|there|going|getting|gone|form|out|had|has|is|was|don't|doesn't|live|alright|all right|fine|nice)\b)/g;

/** "She can't swap she's a nurse". */
const NO_STOP =
  /(?<=\b(?:can't|won't|don't|doesn't|didn't|isn't|not) (?:[a-z]+ )?[a-z]+(?<!\b(?:think|know|say|believe|care|sure|mean|see|admit|realise|understand|like|tell|that|if|what|how|why|because|as|than|so))) (?=(?:she's|he's|they're|I'm|it's) (?:a|an|the|at|in|on|not|too|always|just|my|\w+ing)\b)/;
const SINCE_THEN =
  /(?<=\w{4,}) (?=it's been (?:\d|an? |two|three|four|five|six|seven|years|months|weeks|days|ages))/;

/** Sentences and their clauses in order. Short fragments stay as they are. */
export function clausesOf(text: string): Clause[] {
  return mended(text)
    .split(MARKS)
    .flatMap((sentence, at) => {
      const question = /\?["')\s]*$/.test(sentence);
      return parts(sentence.trim())
        .flatMap((part) => (REPORTED.test(part) ? [part] : part.split(RUN_ON)))
        .flatMap((part) => part.split(SINCE_THEN))
        .flatMap((part) => part.split(/(?<=\bI'm \d{1,2}) (?=I )/))
        .flatMap((part) => part.split(NO_STOP))
        .map((part) => ({ part: part.trim(), question, sentence: at }));
    })
    .filter(({ part }) => /[\p{L}\p{N}]/u.test(part))
    .map(({ part, question, sentence }) => ({
      text: part.replace(/[.!?…,\s]+$/u, '').trim(),
      words: wordsOf(part),
      question,
      sentence,
    }))
    .filter((clause) => clause.words.length > 0);
}

const FUNCTION = new Set(
  "the and you your that this with have has had was were for are not but what just don't can't it's i'm all about they them him her his she been when then than there who would could really from get got out how did does like one now too very will where why if or so as at by in on to of up my me we us our a an is be do he it i no yes ok okay im ive dont cant its thats some any more also even still only into over after before because bc cos yeah well maybe sort kind bit lot thing things stuff much many being going go goes went make makes made say says said".split(
    ' ',
  ),
);

/** The words of a text that carry something, in order. */
export const contentWords = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length > 2 && !FUNCTION.has(word));
