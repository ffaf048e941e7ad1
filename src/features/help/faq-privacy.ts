/** Questions about privacy and safety. */
import type { FaqEntry } from './faq.ts';

export const PRIVACY_FAQ: readonly FaqEntry[] = [
  {
    id: 'pr-1',
    question: 'Who can read what I write?',
    answer: [
      'What you write is sealed with AES-256 under a key of your own and opened only while you use it. Nobody at Mooring reads it. The design has the technical safeguards of the HIPAA Security Rule in mind; it is not certified.',
      'Whoever runs this server holds the master key and must be trusted, as with any server that answers you.',
    ],
    keywords:
      'private privacy confidential encrypted encryption end-to-end secure safe security data read see access messages write wife husband boss parents family hipaa staff confidentiality staff employee operator who protect hack key aes safe trust husband mother site owner boss hackers stolen leak breach people read chats diary where stored kept wheres my data compliant compliance law readby',
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
      'send sent share sell third party company openai chatgpt google model llm train training server data other advertiser which ai what ai behind this google facebook anthropic claude provider goes where learning',
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
    keywords:
      'export download copy data take out gdpr backup file json my information save give me a copy everything get chats file print my chats where',
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
      'device devices signed logged other phone computer session sign out everywhere stolen stole steal lost else somebody using hacked someone else using my login account stranger library left logged in shared phone log me out remotely',
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
    keywords:
      'assistant help bot stored saved kept record recorded log history chat with you save what i type here ask here this chat helpbot',
    link: { to: '/privacy-policy', label: 'Privacy policy' },
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-6',
    question: 'How do I delete something that is remembered about me?',
    answer: [
      'Under What Mooring remembers, from your profile or from any conversation: Forget beside a fact takes away that one, Forget everything takes away the list and ends the look back at former conversations, and the switch stops both adding to the list and using it. This is open on every plan, and without one.',
      'What you wrote stays in its conversation until you delete that. A forgotten fact is not learnt again from the same conversation. What you say in a conversation about danger is never put on the list.',
    ],
    keywords:
      'memory memories remembered delete forget erase remove fact list switch off stop remembering wipe clean slate clear turn off memory forget what i told take back ever said unlearn',
    link: { to: '/app/memory', label: 'What Mooring remembers' },
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-7',
    question: 'What is a safety plan, and where is mine?',
    answer: [
      'One page in your own words for a bad hour: how you notice it coming, what you can do alone, where to go, whom to call, and how to make the place safer. Write “help me make a safety plan” in any conversation and you are asked one question at a time, or fill it in yourself on its page.',
      'You can change, print and delete it there, and keep an encrypted copy on your device that opens without a network. It is open to everyone, whatever their plan.',
    ],
    keywords:
      'safety plan crisis plan suicidal thoughts stanley brown warning signs coping list write make show change print emergency contacts bad hard times safetyplan crisis plan with me prepare',
    link: { to: '/app/safety-plan', label: 'Your safety plan' },
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-8',
    question: 'How long is what I write kept?',
    answer: [
      'Until you delete it: a conversation, a remembered fact, the safety plan or the whole account, each is erased at once. Nothing you wrote is deleted because a plan or a trial is over. An account that nobody has used for 2 years may be deleted.',
    ],
    keywords:
      'how long keep kept stored store save retain retention data chats messages period expire automatically auto delete years inactive unused company closes',
    link: { to: '/privacy-policy', label: 'Privacy policy' },
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-9',
    question: 'Is there two-factor sign-in?',
    answer: [
      'No. You sign in with your email and your password; there is no second step, no passkey, and no sign-in through Google or Apple.',
      'What protects your account is a long password that you use nowhere else. Your profile lists every device that is signed in.',
    ],
    keywords:
      'twofactor authentication authenticator 2fa mfa totp otp sms code verification passkey passkeys face touch fingerprint biometric yubikey login with google apple facebook account single sso oauth security',
    link: { to: '/app/profile', label: 'Your profile' },
    help: 'privacy',
    profile: 'privacy',
  },
  {
    id: 'pr-10',
    question: 'Does Mooring use cookies or track me?',
    answer: [
      'No. It sets no cookies, and there are no trackers, no advertisements and no scripts of anybody else. Your browser keeps what keeps you signed in and your choices, such as the theme.',
    ],
    keywords:
      'cookie cookies consent banner track me tracker trackers tracking analytics advertisement ads adverts ip address fingerprinting pixel location',
    link: { to: '/privacy-policy', label: 'Privacy policy' },
    help: 'privacy',
    profile: 'privacy',
  },
];
