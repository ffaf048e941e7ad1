/** Questions on the account, the plans and privacy. */
import { planName, priceOf } from '#features/subscription/plans.ts';
import type { FaqEntry } from './faq.ts';

const base = `${planName('base')} (${priceOf('base')} per month)`;
const advanced = `${planName('advanced')} (${priceOf('advanced')} per month)`;

export const ACCOUNT_FAQ: readonly FaqEntry[] = [
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
];
