/** Questions on what there is beside the conversations, and on what may not work. */
import type { FaqEntry } from './faq.ts';

const PLANS = { to: '/app/subscription', label: 'See the plans' } as const;
const HOME = { to: '/app', label: 'Go to the home page' } as const;

export const FEATURES_FAQ: readonly FaqEntry[] = [
  {
    id: 'fe-1',
    question: 'What can I do with Mooring today?',
    answer: [
      'Talk with AI {persona}s, by typing or by dictation, and hear the replies read aloud; come back to earlier sessions, end them or delete them; see crisis lines when you need them; take out everything that is kept about you, or erase it.',
      'Progress tracking, assessments, the journal and meditation are not part of this version yet. The plans mark what is still coming.',
    ],
    keywords:
      'features feature functions offer overview progress dashboard mood tracking chart statistics assessment questionnaire quiz test self-test depression anxiety screening phq gad journal diary write entry insights meditation meditate breathing mindfulness exercise relaxation coming soon available have meditations notebook progress emotions moods plus included',
    link: PLANS,
    help: 'features',
    profile: 'features',
  },
  {
    id: 'fe-2',
    question: 'Can I speak instead of typing?',
    answer: [
      'Yes, during the free trial and in the Advanced Plan, in browsers with speech recognition (Chrome, Edge, Safari): press the microphone beside the text box. Your browser turns speech into text, and its maker may process the sound to do so. You see the words before you send them.',
    ],
    keywords:
      'voice dictate dictation microphone mic speech talk out loud audio spoken hands free voice speech input typing instead speak to it talk to it browser browsers',
    link: HOME,
    help: 'features',
    profile: 'features',
  },
  {
    id: 'fe-5',
    question: 'Can replies be read aloud to me?',
    answer: [
      'They are read during the free trial and in the Advanced Plan: press the speaker beside a reply. Under Voice, at the top of a conversation, you can listen to the voices of your device, choose one and its speed for each {persona}, and have new replies read as they come. One press stops it, and so does leaving or hiding the page.',
      'The voices belong to your device. Those marked “online” send the words to the voice’s maker; you are asked before the first one does. Sound is not recorded or kept.',
    ],
    keywords:
      'read aloud listen hear replies voice speaker sound loud text to speech tts spoken audio record recording playback stop reading talk back say shut up mute change voice narrator accent woman man speed loud',
    link: HOME,
    help: 'features',
    profile: 'features',
  },
  {
    id: 'fe-3',
    question: 'Is there a dark theme?',
    answer: [
      'Yes: light, dark, or as your device has it. The switch is at the bottom of each page, on a phone in the menu. Mooring also follows your device’s wish for less motion.',
    ],
    keywords:
      'dark light mode theme colour color night bright appearance look contrast display bright eyes black screen night darkmode',
    link: HOME,
    help: 'features',
    profile: 'features',
  },
  {
    id: 'fe-6',
    question: 'Can I use it with a screen reader, larger text or the keyboard alone?',
    answer: [
      'Yes. Every page works with a screen reader and by keyboard, and text grows with your browser’s zoom or your device’s text size. In the chat, Enter sends and Shift and Enter together begin a new line. If something is in your way, please tell support.',
    ],
    keywords:
      'accessibility accessible blind deaf disabled screen reader voiceover nvda talkback jaws keyboard shortcut enter send new line text size bigger larger font zoom big letters eyesight see low vision only',
    link: HOME,
    help: 'features',
    profile: 'features',
  },
  {
    id: 'fe-4',
    question: 'Where do I find crisis lines?',
    answer: [
      'In a chat they appear as soon as something you write calls for them, with links to call or text. In the US you can call or text 988 at any hour. For other countries, findahelpline.com lists free and confidential helplines.',
      'They are open to everyone, with or without a plan.',
    ],
    keywords:
      'hotline helpline lifeline number phone call text 988 741741 help now country resources who can i call uk germany canada abroad suicide line emergency lifeline text someone',
    link: { to: '/terms-of-service', label: 'Terms of service' },
    help: 'features',
    profile: 'features',
  },
  {
    id: 'co-1',
    question: 'Are there forums or group sessions?',
    answer: [
      'Not in this version. Peer support is named in the Advanced Plan and marked as coming; until it is there, nobody but you and the AI {persona}s is in your conversations.',
    ],
    keywords:
      'community peer support forum group therapy circle circles post meet other people members share anonymous moderator others like me users strangers chat room',
    link: PLANS,
    help: 'community',
    profile: 'features',
  },
  {
    id: 'co-2',
    question: 'I am worried about somebody else. What can I do?',
    answer: [
      'If they may be in danger, call your local emergency number (911 in the US) or a crisis line, which also advises relatives and friends: call or text 988 in the US, or see findahelpline.com. You can also talk it through with one of the AI {persona}s.',
    ],
    keywords:
      'friend relative partner child family worried concerned another person loved one boyfriend girlfriend brother sister mother scared for them ending it kill themselves suicide suicidal he she wants to die hurting struggling',
    link: { to: '/app', label: 'Choose a {persona}' },
    help: 'community',
    profile: 'features',
  },
  {
    id: 'tr-1',
    question: 'A reply does not come. What can I do?',
    answer: [
      'Your message is kept. If the connection or a language model fails, the chat says so and lets you try again. Check that you are online, then choose Try again.',
    ],
    keywords:
      'no answer response reply stuck hang hanging loading slow waiting error failed send sending not working broken frozen nothing happens message chat bot stopped responding spins error crash bug down does not answer me replying press send go through therapist',
    link: { to: '/app', label: 'Your recent sessions' },
    help: 'troubleshooting',
    profile: 'technical',
  },
  {
    id: 'tr-2',
    question: 'The microphone does not work.',
    answer: [
      'Allow the microphone for this site in your browser’s settings, check that no other program holds it, and use Chrome, Edge or Safari. On the Base Plan the microphone is closed. Typing always works.',
    ],
    keywords:
      'mic microphone voice dictation permission denied hear hears blocked not working broken firefox dead mute muted hear me talking listening permission',
    link: HOME,
    help: 'troubleshooting',
    profile: 'technical',
  },
  {
    id: 'tr-3',
    question: 'Can I install Mooring or use it offline?',
    answer: [
      'On trial and in Advanced: your profile has “App and offline” with the way to install it on your device. The installed app opens without a network and says what works; conversations need the server and come back with it.',
      'Your safety plan and the crisis lines open without a network on every plan, once you have looked at the safety plan on that device. Tick “Keep a copy on this device” there to have your own words with it.',
    ],
    keywords:
      'install app phone mobile iphone android home screen offline internet connection pwa download store without network mobileapp tablet wifi where find desktop icon',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'troubleshooting',
    profile: 'technical',
  },
  {
    id: 'tr-4',
    question: 'Why was I signed out?',
    answer: [
      'Without “Remember me” a session ends after a day without use, with it after 30 days. Changing or resetting the password signs out other devices.',
    ],
    keywords:
      'logged out log sign kicked out of account again keeps session expired remember me stay automatically kicked logout every day sign in again throwing kept',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'troubleshooting',
    profile: 'technical',
  },
  {
    id: 'tr-5',
    question: 'My picture is refused.',
    answer: [
      'Use a PNG, JPEG or WebP of at most 2 MB and 16 megapixels. SVG, GIF and HEIC cannot be used. If a picture “could not be read”, it is damaged: save it anew and try again.',
    ],
    keywords:
      'photo image avatar upload rejected refused too large big file format heic gif error fails profile selfie take upload size limit',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'troubleshooting',
    profile: 'technical',
  },
  {
    id: 'tr-6',
    question: 'How do I reach support?',
    answer: [
      'Write to {supportEmail}. Please do not put anything private into the mail: mail is not sealed, and a description of the problem is enough.',
    ],
    keywords:
      'contact speak staff email mail customer service help team human agent bug problem complaint feedback report question phone phonenumber company someone real people call write to you help me wrong talk',
    link: { to: 'mailto:{supportEmail}', label: 'Write to support' },
    help: 'troubleshooting',
    profile: 'technical',
  },
];
