/** Questions on getting started and on talking with the AI therapists. */
import type { FaqEntry } from './faq.ts';

export const THERAPY_FAQ: readonly FaqEntry[] = [
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
];
