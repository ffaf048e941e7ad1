/** What is said to the help assistant beside questions: greetings, thanks, and about itself. */
import { spelledOut } from '#features/help/server/service.ts';
import { TOPICS } from '../../rules.ts';
import type { Said, Wording } from './types.ts';

type Talk = readonly [RegExp, (wording: Wording) => Said];

const SIGHS =
  /^(?:(?:omg|lol|hm+|uh+|um+|well|so|yeah|wow|haha|please) )+(?=\S)|(?: (?:lol|haha|please|omg|man|dude|bro|mate))+$/g;

const BAD =
  '(?:useless|stupid|dumb|bad|terrible|awful|wrong|no help|not helpful|unhelpful|annoying|shit|shite|crap|trash|garbage|rubbish|a joke|an idiot|the worst|pathetic|broken|bullshit)';
const RUDE = new RegExp(
  `^(?:you are|youre|your|this is|(?:this|that|the|your) (?:\\w+ )?(?:is|s)|thats) (?:so |really |completely |totally |fucking |such |a |total )*${BAD}$` +
    '|^(?:you|this|it|that|(?:this|the|your) \\w+)(?: (?:really|all|so))* (?:suck|sucks|stinks|blows)$' +
    '|^(?:fuck|screw|damn|piss) (?:you|this|off|it)$|^(?:shut up|go away|idiot|moron|wtf|ffs)$' +
    `|^${BAD}(?: (?:bot|assistant|app|thing|help))?$`,
);

/** Anchored at both ends where a question may follow the same words. */
const TALK: readonly Talk[] = [
  [
    /^(?:hi+|hello+|he+y+|hiya|howdy|yo|sup|heya|(?:are )?you (?:there|around|awake)|anybody (?:there|here)|anyone (?:there|here)|knock knock|what is up|how are you(?: doing)?|good (?:morning|afternoon|evening|day)|greetings)(?: there| mooring| assistant| everyone)?$/,
    () => ({
      response: 'Hello. What would you like to know about Mooring?',
      suggestions: topics(),
    }),
  ],
  [
    /^(?:ok |okay |great |perfect |cool )?(?:thanks?|thank you|thx|ty|cheers|much appreciated|many thanks)(?: you)?(?: (?:so|very) much| so much| sm| a lot| a bunch| again| for .{1,40})?$|^(?:that (?:helped|helps)|very helpful|perfect|great|cool|ok|okay|got it|i see|understood)(?: thanks?| thank you)?$/,
    () => ({ response: 'You are welcome. If anything else is unclear, just ask.' }),
  ],
  [
    /^(?:(?:ok|okay|thanks|thank you|great) )*(?:bye(?: bye)?|cya|goodbye|good bye|see you|see ya|good night|that(?: i|')?s all|no thanks?|nothing else)(?: now| then)?$/,
    () => ({ response: 'Take care. I am here in this corner whenever something is unclear.' }),
  ],
  [
    /\b(?:are|r) (?:you|u) (?:a |an )?(?:real |actual )?(?:person|human|bot|robot|ai|machine|program|computer|real|someone|therapist|companion)\b|\bam i (?:talking|speaking|chatting) (?:to|with) (?:you|a (?:person|human|bot|robot|machine))\b|^(?:who|what)(?: the \w+)? are you$|^what is your name$/,
    ({ persona }) => ({
      response: `No person: I am an AI help assistant, a program that looks things up in Mooring’s help. I am not a ${persona} either. To talk about how you are, open a conversation with one of the AI ${persona}s; to reach people, write to support.`,
      links: [{ to: '/app', label: `Choose a ${persona}` }],
    }),
  ],
  [
    /^(?:what (?:can|do) you (?:do|know|help(?: me)? with)|how can you help(?: me)?|what can i ask(?: you)?|help|help me|can you help(?: me)?|i need help|menu|topics|commands)$/,
    () => ({
      response: `I answer questions about how Mooring works: ${TOPICS.map(({ name }) => name).join(', ')}. I do not keep what you ask.`,
      suggestions: topics(),
    }),
  ],
  [
    /^(?:what(?: the \w+)? is|wtf is|tell me about|explain) (?:mooring|this|this (?:app|site|website|place|page))$/,
    ({ persona }) => ({
      response: `Mooring is a steady place to talk: you write with one of ten AI ${persona}s, each with a specialty, at any hour. It is open source and runs on a server of its operator’s own. It is not a substitute for professional therapy.`,
      links: [{ to: '/app', label: `Choose a ${persona}` }],
    }),
  ],
  [
    RUDE,
    ({ supportEmail }) => ({
      response: `I am sorry, that did not help. Tell me in a few words what you are trying to do, or write to ${supportEmail}: people read it.`,
      links: [{ to: `mailto:${supportEmail}`, label: 'Write to support' }],
    }),
  ],
];

/** null where something else is meant. */
export function smallTalk(message: string, wording: Wording): Said | null {
  const plain = spelledOut(message).replace(SIGHS, '').trim();
  if (plain.length > 90) return null;
  for (const [pattern, answer] of TALK)
    if (pattern.test(plain)) return filled(answer(wording), wording);
  return null;
}

/** The questions to begin with. */
export const topics = (): string[] => TOPICS.map(({ question }) => question);

/** With the installation's word for its AI therapists. */
export function filled({ response, suggestions, ...rest }: Said, { persona }: Wording): Said {
  const worded = (text: string) => text.replaceAll('{persona}', persona);
  return {
    ...rest,
    response: worded(response),
    ...(suggestions ? { suggestions: suggestions.map(worded) } : {}),
  };
}
