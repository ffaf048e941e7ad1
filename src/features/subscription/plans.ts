/** The plans: what they cost and what they hold. The one source of every price in the product. */
import type { PlanType } from './contract.ts';

/** In its texts `{persona}` stands for what an AI may be called where the installation runs. */
export interface Plan {
  readonly id: PlanType;
  readonly name: string;
  /** US cents per month. */
  readonly cents: number;
  readonly tagline: string;
  readonly features: readonly string[];
}

const PEER_SUPPORT = 'Peer support community';
const OFFLINE = 'Install the app and open it offline';
const VOICE = 'Voice mode: speak your messages, hear the replies';

export const PLAN_DETAILS: Readonly<Record<PlanType, Plan>> = {
  base: {
    id: 'base',
    name: 'Base',
    cents: 999,
    tagline: 'One {persona}, for as long and as often as you like.',
    features: [
      'One {persona}, 24/7',
      'Unlimited chat sessions',
      'Basic progress tracking',
      'Basic mood analysis',
      'Email support',
    ],
  },
  advanced: {
    id: 'advanced',
    name: 'Advanced',
    cents: 1999,
    tagline: 'Everyone you might want to talk to, and everything they remember.',
    features: [
      'All 10 {persona}s, 24/7',
      'Cross-referencing of your chat history',
      'Advanced progress tracking',
      VOICE,
      'Mood tracking with AI analysis',
      PEER_SUPPORT,
      OFFLINE,
      'Priority support',
    ],
  },
};

/** Named in a plan and not there yet: shown, and marked as coming. */
export const COMING: ReadonlySet<string> = new Set([
  'Basic progress tracking',
  'Advanced progress tracking',
  'Progress tracking',
  'Basic mood analysis',
  'Mood tracking with AI analysis',
  'Mood analysis',
  PEER_SUPPORT,
  'Audio recording',
  'Phone and video support',
]);

export interface ComparedFeature {
  readonly label: string;
  /** true and false are drawn as a tick and a dash. */
  readonly base: string | boolean;
  readonly advanced: string | boolean;
}

export const COMPARISON: readonly ComparedFeature[] = [
  { label: 'AI {persona}s', base: 'One, of your choice', advanced: 'All 10' },
  { label: 'Chat sessions', base: 'Unlimited', advanced: 'Unlimited' },
  { label: 'Progress tracking', base: 'Basic', advanced: 'Advanced' },
  { label: 'Mood analysis', base: 'Basic', advanced: 'With AI analysis' },
  { label: 'Cross-referencing of chat history', base: false, advanced: true },
  { label: 'Voice-to-text', base: false, advanced: true },
  { label: 'Text-to-speech', base: false, advanced: true },
  { label: 'Audio recording', base: false, advanced: true },
  { label: PEER_SUPPORT, base: false, advanced: true },
  { label: 'PWA install', base: false, advanced: true },
  { label: 'Offline access', base: false, advanced: true },
  { label: 'Email support', base: true, advanced: true },
  { label: 'Priority support', base: false, advanced: true },
  { label: 'Phone and video support', base: false, advanced: true },
  { label: 'Data export and deletion', base: true, advanced: true },
  { label: 'Help in a crisis', base: 'Always free', advanced: 'Always free' },
];

/** `text` with what an AI is called here. */
export const worded = (text: string, persona: string): string =>
  text.replaceAll('{persona}', persona);

/** `$9.99` */
export function priceOf(plan: PlanType): string {
  return `$${(PLAN_DETAILS[plan].cents / 100).toFixed(2)}`;
}

/** 'Base Plan', the way the product speaks of it everywhere. */
export function planName(plan: PlanType): string {
  return `${PLAN_DETAILS[plan].name} Plan`;
}
