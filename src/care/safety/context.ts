/** What surrounds a match: is it denied, long past, said of somebody else, or in a story? */
import { PEOPLE } from './rules/macros.ts';

const NEGATORS = new Set([
  'not',
  'never',
  'no',
  'without',
  'nobody',
  'nothing',
  'neither',
  'nor',
  'hardly',
  'stopped',
  'stop',
  'denied',
  'deny',
  'zero',
  'prevent',
  'avoid',
  'refuse',
]);
/** After these a "not" does not deny what follows: "can't stop thinking of", "don't know if". */
const UNDOES = new Set([
  'stop',
  'help',
  'know',
  'sure',
  'lie',
  'lying',
  'only',
  'just',
  'joking',
  'kidding',
  'care',
  'resist',
  'wait',
  'shake',
  'told',
  'tell',
  'stand',
  'deny',
  'ignore',
  'believe',
  'sleep',
  'one',
  'get',
  'cope',
  'if',
  'why',
  'until',
  'unless',
  'should',
  'bear',
  'take',
  'handle',
  'much',
  'long',
  'control',
  'understand',
  'like',
  'enough',
  'sleeping',
  'eat',
  'ok',
  'okay',
  'fine',
  'well',
  'good',
  'prevent',
  'can',
  'matter',
  'escape',
  'trust',
  'scared',
  'afraid',
  'happy',
  'working',
  'better',
  'fair',
  'listening',
  'talk',
  'do',
  'anymore',
  'say',
  'said',
  'remember',
  'see',
]);
const BREAKS = new Set([
  ',',
  'but',
  'because',
  'so',
  'then',
  'although',
  'though',
  'however',
  'yet',
  'except',
  'until',
  'still',
  'therefore',
  'when',
  'while',
  'where',
]);

const THINKS =
  /^(?:think|thinking|believe|say|saying|said|mean|like|that|feel like|planning that)(?: that)?$/;

/** The words before the match, back to where its clause begins (at most `reach`). */
export function wordsBefore(sentence: string, start: number, reach = 7): string[] {
  const words = sentence.slice(0, start).trim().split(' ').slice(-reach);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    if (BREAKS.has(words[at] ?? '')) return words.slice(at + 1);
  }
  return words;
}

/** "not", "never", "no" and their like in front of the match, unless something undoes them. */
export function isNegated(before: readonly string[]): boolean {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const word = before[at] ?? '';
    if (!NEGATORS.has(word)) continue;
    const ahead = before[at - 1] ?? '';
    const between = before.slice(at + 1);
    // a new "i" begins a new statement, except after "I don't think (that) I ..."
    const again = between.lastIndexOf('i');
    if (again > 0 || (again === 0 && word !== 'not')) {
      if (word !== 'not' || !THINKS.test(between.slice(0, again).join(' '))) return false;
    }
    if (ahead === 'why' || before[at - 2] === 'why') return false;
    if (word === 'stop' && (ahead === 'not' || ahead === 'never')) return false;
    return !between.some((one) => UNDOES.has(one));
  }
  return false;
}

const SELF = new Set(['i', 'me', 'my', 'myself', 'we', 'us', 'mine']);
const OTHERS = new Set([
  ...PEOPLE.split('|'),
  'he',
  'she',
  'they',
  'him',
  'her',
  'them',
  'you',
  'your',
  'people',
  'someone',
  'somebody',
  'anyone',
  'anybody',
  'everyone',
  'who',
  'patient',
  'patients',
  'client',
  'clients',
  'character',
  'characters',
  'hero',
  'man',
  'woman',
  'men',
  'women',
  'students',
  'teens',
  'teenagers',
  'kids',
  'celebrity',
  'actor',
  'singer',
  'author',
  'poet',
  'soldier',
  'veterans',
  'celebrities',
  'folks',
  'players',
  'protagonist',
  'narrator',
  'villain',
  'detective',
  'ghost',
  'romeo',
  'juliet',
  'inmates',
  'others',
  'yourself',
  'themselves',
  'himself',
  'herself',
  'eyei',
  'eyeme',
  'eyewe',
]);

export type Whose = 'self' | 'other' | 'open';

/** The nearest subject in front of the match, in its clause or the one before. */
export function whose(sentence: string, start: number): Whose {
  const words = sentence.slice(0, start).trim().split(' ').slice(-14);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (SELF.has(word)) return 'self';
    if (OTHERS.has(word)) return 'other';
  }
  return 'open';
}

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

/** One sentence with its neighbours, read for everything that takes the edge off a match. */
export class Surroundings {
  readonly sentence: string;
  readonly around: string;
  readonly message: string;

  constructor(sentence: string, around: string, message: string) {
    this.sentence = sentence;
    this.around = around;
    this.message = message;
  }

  /** Long ago, and nothing nearby brings it into the present. */
  get past(): boolean {
    return (
      LONG_AGO.test(this.sentence) &&
      (!RECENT.test(this.around) || (this.resolved && !RETURNED.test(this.around)))
    );
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
    return (
      (JOKING.test(this.sentence) || TRIVIAL.test(this.sentence)) && !EARNEST.test(this.message)
    );
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
