/** What stands around a match: long past, told in a story, said in jest, feared rather than wanted. */

const LONG_AGO =
  / (?:used to|(?:years?|decades?|months) ago|(?:years?|months|decades?) since i (?:last|was|had|even)|a (?:long time|while) (?:ago|back)|back then|when i was (?:a |in |an |\d+|younger|little|small|nineteen|eighteen|seventeen|sixteen|fifteen|fourteen|thirteen|twelve|twenty)|in (?:high school|middle school|college|my (?:teens|twenties|thirties|past|youth)|(?:19|20)\d\d)|last (?:year|spring|summer|fall|winter|autumn|january|february|march|april|may|june|july|august|september|october|november|december)|as a (?:teen|teenager|kid|child)|the old me|in the past|once (?:upon|tried|thought|wanted)|long ago|earlier in life|since then|growing up) /;
const RESOLVED =
  / (?:not any ?more|no longer|do not (?:feel|think|have) (?:that|those|like that|it|them)(?: [^ ]+){0,3}(?: any ?more| now)?|not (?:felt|had|have|done|cut|self harmed|drank|used|hurt myself)(?: [^ ]+){0,4} (?:in|for|since) |(?:months?|years?|weeks?|days) (?:free|clean|sober|since|self harm free)|free (?:from|of) self|recover(?:ed|y|ing)|got (?:better|help|through)|at peace|years of therapy|after therapy|i am (?:so |really )?(?:glad|grateful|happy|proud|okay|ok|better|fine|doing (?:well|better|good|great)|stable) |glad i (?:survived|did not|am (?:alive|here))|survived|meds helped|therapy helped|helped|healed|past (?:me|self)|behind me|now i (?:know|love|have|am|see)|i know now|proud of|today i (?:got|graduated|celebrate)|life is (?:good|better|great)|scars are old|got my|never needed|i now |two kids now|was the depression talking|called a friend instead|instead i|called my (?:friend|sponsor|therapist)) /;
const RECENT =
  / (?:last night|yesterday|today|tonight|this (?:morning|week|evening|afternoon|weekend)|(?:days?|hours?|minutes?|weeks?) ago|just now|an hour ago|again|still|right now|lately|recently|these days|are back|is back|came back|coming back|getting worse|never stopped) /;

const RETURNED =
  / (?:again|still|are back|is back|came back|coming back|getting worse|these days|lately) /;
const STORY =
  / (?:novel|character|characters|protagonist|short story|my story|screenplay|play in act|act (?:one|two|three)|scene|episode|season|in the show|tv show|sitcom|movie|film|netflix|documentary|podcast|song|lyric|lyrics|poem|poet|album|band|book|chapter|fanfic|fan fiction|manga|anime|series|dream i|dreamed|dreamt|nightmare i|romeo|shakespeare|plath|d and d|dnd|campaign|villain|hero|essay on|narrat\w+|detective|theater|theatre|musical|opera|book club|writing a (?:story|book|script|poem|song)) /;
const GAME =
  / (?:game|boss fight|second boss|first boss|final boss|respawn\w*|raid|level|ranked|lobby|minecraft|fortnite|valorant|league|cod|mario|kart|npc|healer|dungeon|elden|dark souls|gg|headshots?|noob|lag|speedrun|lava|wiped|rush b|rage quit|pvp|loot|dragon|team fed|uninstall|xbox|playstation|ps5|roblox|overwatch|zelda|skyrim|checkpoint) /;
const WORK =
  / (?:i am (?:a|an|the) (?:\w+ )?(?:nurse|paramedic|doctor|counsel+or|therapist|social worker|cop|police officer|firefighter|vet|veterinarian|public defender|lawyer|teacher|emt|psychologist|surgeon|journalist|researcher|resident|medical student|dispatcher|chaplain)|as a (?:\w+ )?(?:nurse|paramedic|doctor|counsel+or|therapist|social worker|cop|teacher|researcher|vet|lawyer)|my (?:patients?|clients?|dissertation|thesis|shift|research)|a patient|our (?:hospital|training|clinic|ward)|crisis line|hotline volunteer|answer phones|i volunteer|training (?:covered|on)|we had an overdose call|on my shift|risk screening|i work (?:on|at|in|for) (?:a|an|the)) /;
const NEWS =
  / (?:the news|article|headlines?|celebrity|on my feed|i read (?:that|about)|documentary|they said on|reported|parliament|congress|debate|statistics|rates have|politician|i saw online|breaking news|everyone on my feed|threads?) /;
const JOKING = / (?:lol|kidding|joking|hyperbole|dramatic|joke|sarcasm|half joking) /;
const TRIVIAL =
  / (?:homework|traffic|mondays?|meetings?|quiz|exam|exams|karaoke|salad|laundry|wifi|printer|finals|assignment|flight|queue|line|alarm|essay|dishes|algebra|calculus|chemistry|math|maths|gym class|burpees|leg day|cardio|spreadsheet|emails?|zoom|deadline|commute|hangover|heat|humidity|haircut|typo|pop quiz|presentation|ads|commercials|updates?|in laws|small talk|parking|dmv|taxes) /;
const EARNEST =
  / (?:seriously|not (?:even )?(?:joking|kidding|lol|a joke)|not (?:think|believe)(?: it is| that is| that it is)? a joke|for real|this time|i mean it|no joke|actually mean|really mean|literally can not|help me|please help|scared|pills|noose|tonight i|plan|goodbye|so bad|so much|every day|no one knows|can not do this|wish i) /;
const FEAR =
  / (?:ocd|intrusive|(?:i )?would never(?! (?:been|have|exist|be born))|never act|horrif\w+|disgusts? me|terrified that i|afraid that i might have|i know i (?:will not|would not)|common anxiety|health anxiety|scared of dying|afraid of dying|fear of dying|harm ocd|unwanted thoughts|makes me sick|thought (?:alone )?(?:disgusts|scares|horrifies|makes me)) /;

/** What they will do if it is said or sent once more. */
const LAST_STRAW =
  / if (?:[^ ,]+ ){1,2}?(?:says?|mentions?|sends?|asks?|emails?|posts?|sings?|plays?|tells? (?:me|us) to|uses the word|calls? (?:it|this))(?: [^ ,]+){0,6}? (?:one more time|once more|again|ever again) | if i (?:hear|see|read|get|have to (?:sit through|listen to|read|watch|hear|attend))(?: [^ ,]+){0,5}? (?:one more time|once more|again|(?:one more|another) (?:[^ ]+ )?(?:meeting|email|song|slide|zoom|call|spreadsheet|meme|advert|ad|speech|story|photo|video|post)) /;

/** Somebody else's death by suicide is told. */
const THEIR_DEATH =
  / (?:hung|hanged|killed|shot|gassed|drowned|topped) (?:himself|herself|themselves)| (?:took|taken|ended) (?:his|her|their) (?:own )?li(?:fe|ves)| died by suicide| committed suicide /;
/** What makes it the writer's own after all. */
const OWN_TOO = / (?:again|tonight|today|now|lately|still|too|as well|feeling|feel|very|so|i am) /;

/** One sentence with its neighbours, read for everything that takes the edge off a match. */
export class Surroundings {
  readonly sentence: string;
  readonly #beside: readonly [before: string | undefined, after: string | undefined];
  #around: string | null = null;
  readonly message: string;

  constructor(
    sentence: string,
    beside: readonly [before: string | undefined, after: string | undefined],
    message: string,
  ) {
    this.sentence = sentence;
    this.#beside = beside;
    this.message = message;
  }

  /** Put together where a match asks for it; most sentences have none. */
  get around(): string {
    const [before = ' ', after = ' '] = this.#beside;
    this.#around ??= `${before}${this.sentence}${after}`.replaceAll('  ', ' ');
    return this.#around;
  }

  /** Long ago, and nothing nearby brings it into the present. */
  get past(): boolean {
    return (
      LONG_AGO.test(this.sentence) &&
      (!RECENT.test(this.around) || (this.resolved && !RETURNED.test(this.around)))
    );
  }
  /** Told of one who died by suicide, with nothing of the writer in it. */
  get ofTheDead(): boolean {
    return THEIR_DEATH.test(this.around) && !OWN_TOO.test(this.sentence);
  }
  get resolved(): boolean {
    return RESOLVED.test(this.around);
  }
  /** A story, a song, a game or the news; `near` asks about this very sentence. */
  get story(): boolean {
    return STORY.test(this.around) || NEWS.test(this.around) || GAME.test(this.around);
  }
  get storyHere(): boolean {
    return STORY.test(this.sentence) || NEWS.test(this.sentence);
  }
  get game(): boolean {
    return GAME.test(this.sentence);
  }
  get work(): boolean {
    return WORK.test(this.around);
  }
  get joking(): boolean {
    const light = [JOKING, TRIVIAL, LAST_STRAW].some((words) => words.test(this.sentence));
    return light && !EARNEST.test(this.message);
  }
  get fear(): boolean {
    return FEAR.test(this.around);
  }
}

const QUOTING =
  / (?:song|lyrics?|line|quote|poem|character|hero|villain|book|movie|narrator|title|chapter|meme|shirt|slogan|goes|reads|called|titled|sings|singing|ironic|dream|dreamed|dreamt|d and d|actor|play)(?: [^ ]+){0,8} $/;

/** True where the words just before are those that introduce a quotation or a made-up person. */
export function isQuoted(sentence: string, start: number): boolean {
  return QUOTING.test(sentence.slice(0, start));
}
