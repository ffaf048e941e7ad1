/** Questions on what there is beside the conversations, and on what may not work. */
import type { FaqEntry } from './faq.ts';

export const FEATURES_FAQ: readonly FaqEntry[] = [
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
