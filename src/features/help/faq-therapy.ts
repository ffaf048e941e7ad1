/** Questions on getting started and on talking with the AI therapists. */
import type { FaqEntry } from './faq.ts';

const HOME = { to: '/app', label: 'Choose a {persona}' } as const;
const PLANS = { to: '/app/subscription', label: 'See the plans' } as const;

export const THERAPY_FAQ: readonly FaqEntry[] = [
  {
    id: 'gs-1',
    question: 'How do I start?',
    answer: [
      'Choose one of the ten AI {persona}s on the home page. Each has a specialty, such as anxiety, grief or family, and a method. You can write from the first second; there is nothing to fill in before.',
      'If you do not know whom to choose, take the one whose description sounds closest to your day. During the trial you can talk with all of them.',
    ],
    keywords:
      'begin new first steps step kick off guide tutorial conversation session chat start talking get going work works explain what now idea beginner inside',
    link: HOME,
    help: 'getting-started',
    profile: 'therapy',
  },
  {
    id: 'gs-2',
    question: 'What does the free trial include?',
    answer: [
      'Creating an account starts a free trial of {trialDays}, without a card. During it all ten {persona}s are open. Nothing is charged when it ends: talking then needs a plan, and everything you wrote stays yours to read, take out or delete.',
    ],
    ifNone: {
      fact: 'trialDays',
      answer: ['There is no free trial here: talking needs a plan from the start.'],
    },
    keywords:
      'trial free test try expire end over days left credit card needed without paying nothing longer finished ends payment pay when over test out length long ran out limit',
    link: PLANS,
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
    keywords:
      'age minimum requirement under 18 old teenager sign up minor child kid allowed adult years terms conditions service allowed years son daughter teen school student',
    link: { to: '/terms-of-service', label: 'Terms of service' },
    help: 'getting-started',
    profile: 'account',
  },
  {
    id: 'gs-4',
    question: 'Which {persona}s are there, and what are they for?',
    answer: [
      'Alice: relationships. Bob: family. Charlie: anxiety. Diana: trauma. Evan: stress. Fiona: grief. Grace: self-esteem. Henry: addiction. Iris: depression. James: marriage.',
      'Each has a method and a way of talking of their own; the cards on the home page say more.',
    ],
    keywords:
      'ai list specialty specialties specialize ten who choose pick right best which for panic worry couple divorce drinking loss sad relationships family anxiety trauma stress grief self-esteem addiction depression marriage alice bob charlie diana evan fiona grace henry iris james therapist fits somebody best suited recommend ptsd abuse breakup break heart died dying death burnout work exam worthless body drugs alcohol',
    link: HOME,
    help: 'getting-started',
    profile: 'therapy',
  },
  {
    id: 'at-1',
    question: 'Am I talking with a person?',
    answer: [
      'No. Every {persona} here is a computer program, shown with a drawn picture and an “AI” badge. Nobody reads along. Ask one of them and it will tell you the same.',
    ],
    keywords:
      'human real bot robot computer program ai licensed qualified actual behind talking to machine chatbot licensed psychologist actual humans people live answering who writes',
    link: HOME,
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-2',
    question: 'When can I talk with a {persona}?',
    answer: ['At any hour, on any day. The AI {persona}s are there 24/7 and have no waiting room.'],
    keywords:
      'hours available open night late 3am 2am weekend sunday holiday appointment schedule book waiting midnight always time christmas morning closed evening every day anytime now',
    link: HOME,
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-3',
    question: 'Does this replace professional therapy?',
    answer: [
      'No. It can accompany therapy, bridge a wait for it, or help on a hard night. It makes no diagnosis and gives no advice on medication.',
      'In a crisis, or with something complex, please turn to a human professional: a doctor, a local clinic, or a helpline from findahelpline.com.',
    ],
    keywords:
      'substitute replace instead real doctor psychologist psychiatrist counsellor diagnosis diagnose medication pills prescription prescribe treatment stop seeing my therapist good as real therapy proper meds xanax antidepressant adhd bipolar do i have what is wrong with me illness',
    link: { to: '/terms-of-service', label: 'Terms of service' },
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-4',
    question: 'What happens when I write that I am in danger?',
    answer: [
      'The crisis lines appear at once and the reply follows a fixed safety protocol, whether or not a language model is running. Crisis lines are open to everyone, with or without a plan.',
      'Nobody is informed automatically: Mooring cannot call help for you, so please call.',
    ],
    keywords:
      'crisis emergency hotline helpline danger suicidal suicide police ambulance notify alert call banner safety 988 inform parents tell police family hospital escalate report anyone if i say something bad suicidal',
    link: { to: '/terms-of-service', label: 'Terms of service' },
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-5',
    question: 'Can I change my {persona}?',
    answer: [
      'During the trial and with the Advanced Plan you talk with any of them, at any time. The Base Plan opens one: you choose whom in your profile, under Preferred {persona}, and can change at most once in 7 days.',
    ],
    keywords:
      'dislike unhappy with switch different new another other assign preferred swap replace pick how often locked only one do not like only talk to one of them two therapists annoying somebody else change person',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-9',
    question: 'Which languages can I write in?',
    answer: [
      'Mooring speaks English. If you write in another language that you are in danger, it knows the commonest words for that in several languages and shows the crisis lines.',
    ],
    keywords:
      'language english spanish german translate support translation other native speak understand idioma sprache langue mother tongue',
    link: HOME,
    help: 'ai-therapy',
    profile: 'therapy',
  },
];
