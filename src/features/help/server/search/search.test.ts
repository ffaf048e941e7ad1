/** Finding help: people's own words, slips of the pen and all, lead to the question that answers. */
import { expect, it } from 'vitest';
import { search } from './index.ts';

/** Asked in other words than the help content's own → the entries that answer. */
const ASKED: readonly (readonly [string, ...string[]])[] = [
  ['how do i begin', 'gs-1'],
  ['where can I start a new conversation', 'gs-1'],
  ['getting started', 'gs-1'],
  ['do I need a credit card for the trial?', 'gs-2'],
  ['how long is the free trial', 'gs-2'],
  ['what happens when my trial expires', 'gs-2'],
  ['can a 15 year old use this', 'gs-3'],
  ['what is the minimum age', 'gs-3'],
  ['is my kid allowed to use it', 'gs-3'],
  ['which therapist is for grief?', 'gs-4'],
  ['who helps with addiction', 'gs-4'],
  ['list of the ai therapists', 'gs-4'],
  ['is there a human behind this', 'at-1'],
  ['are the therapists real people?', 'at-1'],
  ['what are your opening hours', 'at-2'],
  ['can I book an appointment', 'at-2'],
  ['can this replace my psychologist', 'at-3'],
  ['can you prescribe medication', 'at-3'],
  ['will it give me a diagnosis', 'at-3'],
  ['do you call the police if I am in a crisis', 'at-4'],
  ['who gets notified in an emergency', 'at-4'],
  ['I want a different therapist', 'at-5'],
  ['how often can I switch therapists', 'at-5'],
  ['where are my old chats', 'at-6'],
  ['can I continue my last session', 'at-6'],
  ['how to resume a previous conversation', 'at-6'],
  ['delete a chat', 'at-7'],
  ['how do I erase one conversation', 'at-7'],
  ['does it remember me', 'at-8'],
  ['can I write in spanish', 'at-9'],
  ['what features do you have', 'fe-1'],
  ['where is the journal', 'fe-1'],
  ['is there meditation?', 'fe-1'],
  ['can I take an anxiety questionnaire', 'fe-1'],
  ['see my mood progress', 'fe-1'],
  ['can i use my voice', 'fe-2'],
  ['speech to text', 'fe-2'],
  ['dark mode please', 'fe-3'],
  ['suicide hotline number', 'fe-4', 'at-4'],
  ['is there a community forum', 'co-1'],
  ['group therapy circles', 'co-1'],
  ['worried about my brother', 'co-2'],
  ['the chat is stuck loading', 'tr-1'],
  ['no response to my message', 'tr-1'],
  ['my mic is not working', 'tr-2'],
  ["it can't hear me, microphone blocked", 'tr-2'],
  ['is there an iphone app', 'tr-3'],
  ['does it work without internet', 'tr-3'],
  ['why do I keep getting logged out', 'tr-4'],
  ['cannot upload my photo', 'tr-5', 'ac-3'],
  ['heic image rejected', 'tr-5'],
  ['how can I contact customer support', 'tr-6'],
  ['report a bug', 'tr-6'],
  ['change my passcode', 'ac-1'],
  ['how to update my pasword', 'ac-1'],
  ['password minimum length', 'ac-1'],
  ["I can't remember my password", 'ac-2'],
  ['forgot my pasword', 'ac-2'],
  ['reset password', 'ac-2'],
  ['change my email address', 'ac-3'],
  ['how do I change my display name', 'ac-3'],
  ['erase my account', 'ac-4'],
  ['delete account permanently', 'ac-4'],
  ['how do i close my acount', 'ac-4'],
  ['how much does it cost', 'ac-5'],
  ['what is the price of advanced', 'ac-5'],
  ['difference between base and advanced', 'ac-5'],
  ['when will my card be charged', 'ac-6'],
  ['how does billing work', 'ac-6'],
  ['upgrade to advanced', 'ac-7'],
  ['move to a cheaper plan', 'ac-8'],
  ['downgrade', 'ac-8'],
  ['unsubscribe', 'ac-9'],
  ['how do I cancle my subscribtion', 'ac-9'],
  ['stop my membership renewal', 'ac-9'],
  ['who can see my messages', 'pr-1'],
  ['is it encrypted', 'pr-1'],
  ['are you hipaa compliant', 'pr-1'],
  ['do you sell my data', 'pr-2'],
  ['is my data sent to openai', 'pr-2'],
  ['download my data', 'pr-3'],
  ['export everything you have about me', 'pr-3'],
  ['sign out of my other phone', 'pr-4'],
  ['which devices are logged in', 'pr-4'],
  ['do you store what I ask the assistant', 'pr-5'],
];

const UNKNOWN = [
  'how do I bake sourdough bread',
  'what is the weather in Paris',
  'who won the football world cup',
  'write a python script that sorts a list',
  'what is 17 times 23',
  'recommend a good restaurant',
  'how tall is mount everest',
  'translate this poem into latin',
  'asdkjh qwlekj zxmcn',
  'do you ship physical products to Canada',
  'buy bitcoin',
  'what horsepower does a tractor have',
];

it('finds the right entry first for at least 85 of 100 questions', () => {
  const missed = ASKED.filter(([question, ...right]) => {
    const [first] = search(question);
    return !first || !right.includes(first.entry.id);
  }).map(([question, right]) => {
    const got = search(question).map(({ entry, cover }) => `${entry.id} ${cover.toFixed(2)}`);
    return `${question}: ${right}, got ${got.join(', ') || 'nothing'}`;
  });
  expect(1 - missed.length / ASKED.length, missed.join('\n')).toBeGreaterThanOrEqual(0.85);
});

it('finds nothing where the help content says nothing', () => {
  const wrong = UNKNOWN.filter((question) => search(question).length > 0);
  expect(wrong).toEqual([]);
});
