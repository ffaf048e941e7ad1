/**
 * Questions and answers: the one source for the profile, the help center and the assistant.
 * `{names}` stand for what an operator can set; `filledIn` puts it there.
 */
import { planName, priceOf } from '#features/subscription/plans.ts';

/** Categories of the help center, in its order. */
export const HELP_CATEGORIES = [
  { id: 'getting-started', title: 'Getting started' },
  { id: 'ai-therapy', title: 'AI therapy' },
  { id: 'features', title: 'Features' },
  { id: 'community', title: 'Community' },
  { id: 'account', title: 'Account and subscription' },
  { id: 'privacy', title: 'Privacy and safety' },
  { id: 'troubleshooting', title: 'Troubleshooting' },
] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number]['id'];

/** Categories of the profile's questions, in their order. */
export const PROFILE_CATEGORIES = [
  { id: 'account', title: 'Account' },
  { id: 'subscription', title: 'Subscription' },
  { id: 'therapy', title: 'Therapy' },
  { id: 'features', title: 'Features' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'technical', title: 'Technical' },
] as const;
export type ProfileCategory = (typeof PROFILE_CATEGORIES)[number]['id'];

export interface FaqEntry {
  /** The help category's initials or first letters, and a number; links point to it: never reused. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly help: HelpCategory;
  readonly profile: ProfileCategory;
}

/** What an installation decides; `GET /api/config` has it. */
export interface FaqFacts {
  readonly passwordMin: number;
  readonly trialDays: number;
  readonly baseIntroDays: number;
  readonly minimumAge: number;
  readonly personaTitle: string;
  readonly supportEmail: string;
}

const base = `${planName('base')} (${priceOf('base')} per month)`;
const advanced = `${planName('advanced')} (${priceOf('advanced')} per month)`;

export const FAQ: readonly FaqEntry[] = [
  {
    id: 'gs-1',
    question: 'How do I start?',
    answer: [
      'Choose one of the ten AI {persona}s on the home page. Each has a specialty, such as anxiety, grief or family, and a method. You can write from the first second; there is nothing to fill in before.',
      'If you do not know whom to choose, take the one whose description sounds closest to your day. During the trial you can talk with all of them.',
    ],
    help: 'getting-started',
    profile: 'therapy',
  },
  {
    id: 'gs-2',
    question: 'What does the free trial include?',
    answer: [
      'Creating an account starts a free trial of {trialDays}, without a card. During it every {persona} and every feature of the Advanced Plan is open. Nothing is charged when it ends: talking then needs a plan, and everything you wrote stays yours to read, take out or delete.',
    ],
    help: 'getting-started',
    profile: 'subscription',
  },
  {
    id: 'gs-3',
    question: 'Who can use Mooring?',
    answer: [
      'People of at least {minimumAge} years. You confirm your age when you create an account.',
      'Mooring is not made for emergencies. If you are in danger, call your local emergency number (911 in the US), or call or text 988 in the US.',
    ],
    help: 'getting-started',
    profile: 'account',
  },
  {
    id: 'at-1',
    question: 'Am I talking with a person?',
    answer: [
      'No. Every {persona} here is a computer program, shown with a drawn picture and an “AI” badge. Nobody reads along. Ask one of them and it will tell you the same.',
    ],
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-2',
    question: 'When can I talk with a {persona}?',
    answer: ['At any hour, on any day. The AI {persona}s are there 24/7 and have no waiting room.'],
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-3',
    question: 'Does this replace professional therapy?',
    answer: [
      'No. It can accompany therapy, bridge a wait for it, or help on a hard night. It makes no diagnosis and gives no advice on medication.',
      'In a crisis, with something complex, or whenever you ask, it will suggest handing over to a human professional, and the handover page lists ways to find one.',
    ],
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-4',
    question: 'What happens when I write that I am in danger?',
    answer: [
      'The crisis lines appear at once and the reply follows a fixed safety protocol, whether or not a language model is running. Crisis lines are open to everyone, with or without a plan, and also offline.',
      'Nobody is informed automatically: Mooring cannot call help for you, so please call.',
    ],
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-5',
    question: 'Can I change my {persona}?',
    answer: [
      'During the trial and with the Advanced Plan you talk with any of them, at any time. The Base Plan opens one: you choose whom in your profile, under Preferred {persona}, and can change at most once in 7 days.',
    ],
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'fe-1',
    question: 'What does progress tracking show?',
    answer: [
      'How your mood, calm and rest have moved over the days you checked in, your sessions, and the goals you set. Scales run from 1 to 10, and 10 is always the good end.',
    ],
    help: 'features',
    profile: 'features',
  },
  {
    id: 'fe-2',
    question: 'Which assessments are there?',
    answer: [
      'Short questionnaires on subjects such as anxiety, depression and stress, of 5 to 10 minutes. The result comes with its meaning and with recommendations. It is a starting point for a conversation, not a diagnosis.',
    ],
    help: 'features',
    profile: 'features',
  },
  {
    id: 'fe-3',
    question: 'What are the journal’s AI insights?',
    answer: [
      'After you save an entry, Mooring can point out feelings, recurring thoughts and a question to go on with. Entries are sealed with your own key, like your conversations.',
    ],
    help: 'features',
    profile: 'features',
  },
  {
    id: 'fe-4',
    question: 'How long are the meditations?',
    answer: [
      'Between 5 and 30 minutes, for stress relief, sleep, anxiety and mindfulness. You can pause, resume or stop at any moment.',
    ],
    help: 'features',
    profile: 'features',
  },
  {
    id: 'fe-5',
    question: 'Can I speak instead of typing?',
    answer: [
      'Yes, during the trial and with the Advanced Plan, in browsers with speech recognition (Chrome, Edge, Safari). Your browser turns speech into text, and its maker may process the sound to do so. You see the words before you send them.',
    ],
    help: 'features',
    profile: 'features',
  },
  {
    id: 'co-1',
    question: 'How do the forums work?',
    answer: [
      'Peer support has forums with guidelines to agree to before joining. Some allow posting anonymously. Peer support comes with the trial and the Advanced Plan.',
    ],
    help: 'community',
    profile: 'features',
  },
  {
    id: 'co-2',
    question: 'How do I report something?',
    answer: [
      'Every post and comment has a Report button, and the forums are moderated. If somebody seems to be in danger, please point them to the crisis lines as well: 988 in the US, or text HOME to 741741.',
    ],
    help: 'community',
    profile: 'features',
  },
  {
    id: 'ac-1',
    question: 'How do I change my password?',
    answer: [
      'In your profile, under Security & Privacy. A password has at least {passwordMin} characters; {recommended}. Changing it signs you out on every other device, and you are told by mail.',
    ],
    help: 'account',
    profile: 'account',
  },
  {
    id: 'ac-2',
    question: 'I forgot my password. What now?',
    answer: [
      'Choose “Forgot password” on the sign-in page. You get a link by mail that works once, for one hour. Setting a new password signs you out everywhere.',
    ],
    help: 'account',
    profile: 'account',
  },
  {
    id: 'ac-3',
    question: 'Can I change my name, picture or email?',
    answer: [
      'Name and picture: in your profile, at any time. Pictures may be PNG, JPEG or WebP of up to 2 MB; hidden data such as the place they were taken is removed. The email of an account cannot be changed.',
    ],
    help: 'account',
    profile: 'account',
  },
  {
    id: 'ac-4',
    question: 'How do I delete my account?',
    answer: [
      'In your profile, under Security & Privacy. After you have confirmed twice, the key to everything you wrote is destroyed and all of it is erased, permanently and at once. A subscription ends with it.',
      'Copies in the operator’s backups can no longer be read from that moment, and are removed within 30 days.',
    ],
    help: 'account',
    profile: 'account',
  },
  {
    id: 'ac-5',
    question: 'What do the plans include?',
    answer: [
      `The ${base} opens one {persona} with unlimited sessions, basic progress tracking and mood analysis, and email support.`,
      `The ${advanced} opens all ten, lets them refer to your earlier conversations, and adds advanced progress tracking, voice, peer support, offline use and priority support.`,
    ],
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'ac-6',
    question: 'When am I charged?',
    answer: [
      'Plans are billed monthly through the payment service; your card number never reaches Mooring. Your first Base Plan starts with {baseIntroDays} free. Cancel before they end and nothing is charged.',
    ],
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'ac-7',
    question: 'How do I upgrade?',
    answer: [
      'Choose Manage Subscription in your profile, then Upgrade. The Advanced Plan opens at once, and what you paid for the current month of Base is credited.',
    ],
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'ac-8',
    question: 'Can I downgrade?',
    answer: [
      'From Advanced to Base: write to support at {supportEmail}, or choose Base under Manage Subscription. The change takes effect at the next billing date; until then you keep Advanced. To go back to no plan at all, cancel.',
    ],
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'ac-9',
    question: 'What happens when I cancel?',
    answer: [
      'The renewal stops at once and this is confirmed to you at once. You keep your plan until the end of the period you have paid for. Nothing you wrote is deleted.',
    ],
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'pr-1',
    question: 'Who can read what I write?',
    answer: [
      'What you write is sealed with AES-256 under a key of your own and opened only while you use it. Nobody at Mooring reads it. The design has the technical safeguards of the HIPAA Security Rule in mind; it is not certified.',
      'Whoever runs this server holds the master key and must be trusted, as with any server that answers you.',
    ],
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-2',
    question: 'Is my text sent to another company?',
    answer: [
      'Only if the operator of this server has connected a language model, and then only what that model needs to answer you. Every chat says who answers. Without a model nothing you write leaves the server.',
    ],
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-3',
    question: 'How do I get a copy of my data?',
    answer: [
      'In your profile, under Security & Privacy, choose Download my data. You get everything we keep about you, opened, as one file. It comes straight to your browser and never by mail, because mail is not sealed.',
      'This is your right and never depends on a plan.',
    ],
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-4',
    question: 'Where am I signed in, and how do I sign out there?',
    answer: [
      'Your profile lists every device that is signed in, with when it was last used. Sign out any of them there; it works at once. We keep the kind of browser, never its address.',
    ],
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'tr-1',
    question: 'A reply does not come. What can I do?',
    answer: [
      'Your message is kept. If the connection or a language model fails, the chat says so and lets you try again; the built-in companion needs no language model and answers in its place.',
    ],
    help: 'troubleshooting',
    profile: 'technical',
  },
  {
    id: 'tr-2',
    question: 'The microphone does not work.',
    answer: [
      'Allow the microphone for this site in your browser’s settings, check that no other program holds it, and use Chrome, Edge or Safari. Typing always works.',
    ],
    help: 'troubleshooting',
    profile: 'technical',
  },
  {
    id: 'tr-3',
    question: 'Can I install Mooring or use it offline?',
    answer: [
      'In most browsers you can add it to the home screen or install it from the address bar; installing comes with the trial and the Advanced Plan. Without a connection the crisis lines stay within reach. Conversations need the server, and nothing you wrote is left behind on the device after you log out.',
    ],
    help: 'troubleshooting',
    profile: 'technical',
  },
  {
    id: 'tr-4',
    question: 'Why was I signed out?',
    answer: [
      'Without “Remember me” a session ends after a day without use, with it after 30 days. Changing or resetting the password signs out other devices.',
    ],
    help: 'troubleshooting',
    profile: 'technical',
  },
  {
    id: 'tr-5',
    question: 'My picture is refused.',
    answer: [
      'Use a PNG, JPEG or WebP of at most 2 MB and 16 megapixels. SVG, GIF and HEIC cannot be used. If a picture “could not be read”, it is damaged: save it anew and try again.',
    ],
    help: 'troubleshooting',
    profile: 'technical',
  },
];

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** `text` with this installation's facts in it. */
export function filledIn(text: string, facts: FaqFacts): string {
  const values: Readonly<Record<string, string>> = {
    passwordMin: String(facts.passwordMin),
    recommended:
      facts.passwordMin < 8 ? 'we recommend 8 or more' : 'a sentence of your own works well',
    trialDays: days(facts.trialDays),
    baseIntroDays: days(facts.baseIntroDays),
    minimumAge: String(facts.minimumAge),
    persona: facts.personaTitle,
    supportEmail: facts.supportEmail,
  };
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
