/** Questions on conversations: going on, ending, what is remembered, limits. */
import type { FaqEntry } from './faq.ts';

const HOME = { to: '/app', label: 'Choose a {persona}' } as const;

export const CONVERSATIONS_FAQ: readonly FaqEntry[] = [
  {
    id: 'at-6',
    question: 'Can I go on with an earlier conversation?',
    answer: [
      'Yes. The home page lists your recent sessions; choose one to go on where you stopped. A session you have ended stays there to read, marked as completed, but takes no new messages.',
    ],
    keywords:
      'resume continue return reopen previous past old history yesterday find last recent session chat conversation read again completed ended messages where history see what i said wrote lost gone disappeared chats went last night monday continue our chat',
    link: { to: '/app', label: 'Your recent sessions' },
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-7',
    question: 'How do I end or delete a conversation?',
    answer: [
      'On the home page, beside the session: End closes it and keeps it to read; Delete removes it and everything said in it for good. You are asked first. A running chat can also be ended at its top.',
    ],
    keywords:
      'end close finish stop get rid delete remove erase session chat conversation messages clear trash wipe one talk every old all',
    link: { to: '/app', label: 'Your recent sessions' },
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-8',
    question: 'Does a {persona} remember or forget what I said before?',
    answer: [
      'Within a session, yes. When you begin a new one, your {persona} looks back at your last sessions with them.',
      'During the free trial and in the Advanced Plan, things you tell one {persona} can be known to the others: names, dates, goals, what helps. You see each of them with your own words and the conversation it comes from, and you can forget one, forget all, or switch it off. A session that you delete is forgotten with everything in it.',
    ],
    keywords:
      'memory remember recall forget earlier last time know about me context told others cross-referencing history told other therapist knows what i told next week repeat myself everything again new session between',
    link: { to: '/app/memory', label: 'What Mooring remembers' },
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-10',
    question: 'Is there a limit on messages?',
    answer: [
      'None that a talk is likely to meet: up to 40 messages a minute, each of up to 8,000 characters, and 120 new conversations an hour. If it says that was a lot, wait a minute and send the message again; nothing is lost.',
      'Where this server uses a language model, there is a share of it for each day. When it is used up, you are told, and it is there again the next day. Crisis help is never limited.',
    ],
    keywords:
      'limit limited maximum number many messages send allowance quota cap per day long length characters too long too many requests rate run out unlimited chats message message',
    link: HOME,
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-11',
    question: 'Can I change a message, or name a conversation?',
    answer: [
      'No. What was sent stays as it is; write a new message to put something right. Conversations have no names of their own: the home page shows each with its {persona}, its last message and its time. You can delete a whole conversation there.',
    ],
    keywords:
      'edit edited change correct rename name title sent message mistake wrote undo take back unsend chat conversation label wrote',
    link: { to: '/app', label: 'Your recent sessions' },
    help: 'ai-therapy',
    profile: 'therapy',
  },
  {
    id: 'at-12',
    question: 'Can I phone or see a {persona}?',
    answer: [
      'No. You write or dictate, and replies are written or read aloud; there are no calls and no video, and nobody from Mooring will ring you. If you need a voice now, crisis lines have people who answer at any hour.',
    ],
    keywords:
      'phone call calls telephone ring video zoom facetime number talk on the phone live voice call me ring me speak to someone see face call',
    link: { to: '/terms-of-service', label: 'Crisis lines, in the terms' },
    help: 'ai-therapy',
    profile: 'therapy',
  },
];
