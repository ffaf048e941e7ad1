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
    keywords: 'password passcode change update pin minimum length characters strong security',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'account',
    profile: 'account',
  },
  {
    id: 'ac-2',
    question: 'I forgot my password. What now?',
    answer: [
      'Choose “Forgot password” on the sign-in page. You get a link by mail that works once, for one hour. Setting a new password signs you out everywhere.',
    ],
    keywords:
      'forgot forgotten lost password reset remember link mail locked out of account cannot sign in login',
    link: { to: '/forgot-password', label: 'Reset the password' },
    help: 'account',
    profile: 'account',
  },
  {
    id: 'ac-3',
    question: 'Can I change my name, picture or email?',
    answer: [
      'Name and picture: in your profile, at any time. Pictures may be PNG, JPEG or WebP of up to 2 MB; hidden data such as the place they were taken is removed. The email of an account cannot be changed.',
    ],
    keywords: 'name picture photo avatar email address edit update rename change display',
    link: { to: '/app/profile', label: 'Your profile' },
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
    keywords:
      'delete erase remove close deactivate account permanently leave quit wipe data forever',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'account',
    profile: 'account',
  },
  {
    id: 'ac-5',
    question: 'What do the plans include?',
    answer: [
      `The ${base} opens one {persona} of your choice, with unlimited sessions and email support.`,
      `The ${advanced} opens all ten, with unlimited sessions and priority support. What a plan names and is not there yet is marked as coming.`,
    ],
    keywords:
      'plan price cost much expensive fee money base advanced difference compare pricing include tier subscription monthly',
    link: { to: '/app/subscription', label: 'See the plans' },
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'ac-6',
    question: 'When am I charged?',
    answer: [
      'Plans are billed monthly through the payment service; your card number never reaches Mooring. Your first Base Plan starts with {baseIntroDays} free. Cancel before they end and nothing is charged.',
    ],
    keywords:
      'charge charged bill billed billing paypal twice payment pay card invoice monthly renew renewal first month when date free days',
    link: { to: '/app/subscription', label: 'Your plan' },
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'ac-7',
    question: 'How do I upgrade?',
    answer: [
      'Choose Manage Subscription in your profile, then Upgrade. The Advanced Plan opens at once, and what you paid for the current month of Base is credited. An upgrade during the free first days of Base ends them.',
    ],
    keywords: 'upgrade go from base to advanced more bigger unlock switch plan better',
    link: { to: '/app/subscription', label: 'Your plan' },
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'ac-8',
    question: 'Can I downgrade?',
    answer: [
      'From Advanced to Base: write to support at {supportEmail}. The change takes effect at the next billing date; until then you keep Advanced. To go back to no plan at all, cancel.',
    ],
    keywords: 'downgrade base cheaper smaller lower plan switch back less',
    link: { to: '/app/subscription', label: 'Your plan' },
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'ac-9',
    question: 'How do I cancel, and what happens then?',
    answer: [
      'Choose Cancel under Manage Subscription in your profile. The renewal stops at once and this is confirmed to you at once. You keep your plan until the end of the period you have paid for. Nothing you wrote is deleted.',
    ],
    keywords:
      'cancel unsubscribe stop end terminate subscription auto renewal turn off membership quit plan',
    link: { to: '/app/subscription', label: 'Your plan' },
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'ac-10',
    question: 'Can I get a refund?',
    answer: [
      'Cancelling keeps what you have paid for to the end of its period. For anything else about a payment, such as a charge you do not expect, write to support at {supportEmail}.',
    ],
    keywords: 'refund money back wrong charge twice mistake dispute policy',
    link: { to: 'mailto:{supportEmail}', label: 'Write to support' },
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
    keywords:
      'private privacy confidential encrypted encryption end-to-end secure safe security data read see access messages write wife husband boss parents family hipaa staff confidentiality staff employee operator who protect hack key aes',
    link: { to: '/privacy-policy', label: 'Privacy policy' },
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-2',
    question: 'Is my text sent to another company?',
    answer: [
      'Only if the operator of this server has connected a language model, and then only what that model needs to answer you. Every chat says who answers. Without a model nothing you write leaves the server.',
    ],
    keywords:
      'send sent share sell third party company openai chatgpt google model llm train training server data other advertiser',
    link: { to: '/privacy-policy', label: 'Privacy policy' },
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
    keywords: 'export download copy data take out gdpr backup file json my information save',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-4',
    question: 'Where am I signed in, and how do I sign out there?',
    answer: [
      'Your profile lists every device that is signed in, with when it was last used. Sign out any of them there; it works at once. We keep the kind of browser, never its address.',
    ],
    keywords:
      'device devices signed logged other phone computer session sign out everywhere stolen stole steal lost else somebody using',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-5',
    question: 'Is what I ask the help assistant kept?',
    answer: [
      'No. The help assistant answers and forgets: nothing is stored on the server, and the talk is gone when you log out or close the tab.',
    ],
    keywords: 'assistant help bot stored saved kept record recorded log history chat with you',
    link: { to: '/privacy-policy', label: 'Privacy policy' },
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-6',
    question: 'How do I delete something that is remembered about me?',
    answer: [
      'Under What Mooring remembers, from your profile or from any conversation: Forget beside a fact takes away that one, Forget everything takes away the list and ends the look back at former conversations, and the switch stops both remembering and using it. This is open on every plan, and without one.',
      'What you wrote stays in its conversation until you delete that. A forgotten fact is not learnt again from the same conversation. What you say in a conversation about danger is never put on the list.',
    ],
    keywords:
      'memory memories remembered delete forget erase remove fact list switch off stop remembering wipe clean slate',
    link: { to: '/app/memory', label: 'What Mooring remembers' },
    help: 'privacy',
    profile: 'privacy',
  },
];
