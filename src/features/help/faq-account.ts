/** Questions on the account and the plans. */
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
    keywords:
      'password passcode change update pin minimum length characters strong security new set choose letters safe stronger long short',
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
      'forgot forgotten lost password reset remember link mail locked out of account cannot sign in login login wrong invalid arrive spam typed signup remember mail did not arrive access again got cannot get into',
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
    keywords:
      'name picture photo avatar email address edit update rename change display new married marriage last surname wrong spelled correct typo move provider png jpeg format',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'account',
    profile: 'account',
  },
  {
    id: 'ac-4',
    question: 'How do I delete my account?',
    answer: [
      'In your profile, under Security & Privacy. After you have confirmed twice, the key to everything you wrote is destroyed and all of it is erased, permanently and at once. A subscription ends with it.',
      'Backups that the operator made before still hold it until they are removed, within 30 days; only the operator, with the server’s master key, could open them until then.',
    ],
    keywords:
      'delete erase remove close deactivate account permanently leave quit wipe data forever destroy gone disappear servers database kill clear undo everything about me profile nuke',
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
      'There are these two, billed by the month: no yearly, family or gift plan.',
    ],
    keywords:
      'plan price cost much expensive fee money base advanced difference compare pricing include tier subscription monthly how much price per month discount student cheap full offer worth free both yearly annual year lifetime family gift team plan plans limits limit',
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
    ifNone: {
      fact: 'baseIntroDays',
      answer: [
        'Plans are billed monthly through the payment service, from the day on which you choose one; your card number never reaches Mooring.',
      ],
    },
    keywords:
      'charge charged bill billed billing paypal twice payment pay card invoice monthly renew renewal first month when date free days take money card paypal visa next cost when charged bank deducted',
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
    keywords:
      'upgrade go from base to advanced more bigger unlock switch plan better premium all ten therapists every one unlock full access more',
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
    keywords:
      'downgrade base cheaper smaller lower plan switch back less too pricey too expensive too much small one lower reduce',
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
      'cancel unsubscribe stop end terminate subscription auto renewal turn off membership quit plan payment stop charging leave end my plan get out kill quit opt out renewing again month long take still use',
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
    keywords:
      'refund money back wrong charge twice mistake dispute policy overcharged unexpected reimburse pay by mistake accident charged',
    link: { to: 'mailto:{supportEmail}', label: 'Write to support' },
    help: 'account',
    profile: 'subscription',
  },
  {
    id: 'ac-11',
    question: 'Can two people share one account?',
    answer: [
      'Better not: whoever signs in can read everything that was written, and the {persona}s take it all for one person’s life. An account is free to make, so each of you can have one. On a shared device, sign out afterwards.',
    ],
    keywords:
      'share shared sharing two people same account one account husband wife partner family sister login couple both of us together someone else joint',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'account',
    profile: 'account',
  },
  {
    id: 'ac-12',
    question: 'Does Mooring send reminders, notifications or newsletters?',
    answer: [
      'No. It never asks you to come back. Two mails exist: a link when you have forgotten your password, and a word when it was changed. A payment provider may send receipts of its own.',
    ],
    keywords:
      'reminder reminders remind notification notifications notify push alert newsletter spam marketing nag',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'account',
    profile: 'account',
  },
];
