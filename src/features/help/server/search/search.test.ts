/** Finding help: people's own words, slips of the pen and all, lead to the question that answers. */
import { expect, it } from 'vitest';
import { search } from './index.ts';

/** Asked in other words than the help content's own, under the entries that answer. */
const ASKED: readonly (readonly [string, readonly string[]])[] = `
ac-1: change my passcode | how to update my pasword | password minimum length | change pasword |
  passcode update
ac-1/ac-2: set a new password
ac-10: refund policy | money back
ac-2: I can't remember my password | forgot my pasword | reset password | locked out of my account
  | forgotten passwrd | reset link never came
ac-3: change my email address | how do I change my display name | update my surname | correct my
  name
ac-3/tr-5: change profile pic
ac-4: erase my account | delete account permanently | how do i close my acount | remove my account
  and all data | permanently erase account | how long after deletion is data gone | close account
  forever
ac-5: how much does it cost | what is the price of advanced | difference between base and advanced
  | how expensive is it | price list
ac-5/ac-6: monthly fee | what do I pay
ac-6: when will my card be charged | how does billing work | when do i get billed | payment date |
  next invoice
ac-7: upgrade to advanced | go from base to advanced | how to upgrade
ac-7/ac-5: get advanced plan
ac-8: move to a cheaper plan | downgrade | switch to the smaller plan | from advanced back to base
ac-8/ac-5: cheaper subscription
ac-9: unsubscribe | how do I cancle my subscribtion | stop my membership renewal | end my
  subscription | canceling | turn off auto renewal
ac-9/ac-6: how to stop paying
at-1: is there a human behind this | are the therapists real people? | am I chatting to an actual
  human | is the therapist licensed | are you guys actual people
at-1/gs-4: is Alice a computer
at-2: what are your opening hours | can I book an appointment | can I use it at 3am | do I need to
  make an appointment | can I chat on sunday
at-3: can this replace my psychologist | can you prescribe medication | will it give me a
  diagnosis | do I still need a real doctor | is this a replacement for therapy | can it diagnose
  ADHD | will it replace my therapist
at-4: do you call the police if I am in a crisis | who gets notified in an emergency | will you
  alert emergency services
at-4/fe-4: emergency
at-5: I want a different therapist | how often can I switch therapists | swap to someone else |
  assign me a new therapist
at-5/ac-5: my base plan only shows one therapist
at-5/gs-4: pick another therapist
at-6: where can I find older chats | show me older sessions | where are my old chats | can I continue my last session | how to resume a previous
  conversation | find my conversation from yesterday | reopen earlier session | i want to read an
  old conversation | chat history
at-7: delete a chat | how do I erase one conversation | get rid of a conversation | close session
  | how can i end the chat | remove a session
at-8: does it remember me | will they remember our last talk | what is cross-referencing
pr-6: how do I delete a memory | make it stop remembering things | remove a remembered fact
at-8/ac-3: is it going to remember my name
at-8/gs-4: does Charlie forget everything
at-10: how many messages can I send | is there a message limit | how long can a message be | it says too many
  requests | am I limited to a number of chats | message too long
at-11: can I rename a chat | can I change the title of a conversation | can i edit what i wrote | edit a sent message |
  change a message I sent
at-12: can you call me | can I talk on the phone | is there a number to ring you | video call with Alice | can a
  therapist phone me
ac-11: can two people share one account | can my husband and I use the same account | share my login with my sister |
  one account for the family
ac-12: do you send notifications | will it remind me | do I get emails from you | is there a newsletter
fe-6: can a blind person use this | does it work with a screen reader | make text bigger | larger font | keyboard only
at-9: can I write in spanish | do you support german | habla espanol? spanish | can I type in
  french
co-1: is there a community forum | group therapy circles | support groups | is there a forum |
  meet other members
co-2: worried about my brother | my friend is not ok | my mother is in a dark place | my dad needs
  help
fe-1: what features do you have | where is the journal | is there meditation? | can I take an
  anxiety questionnaire | see my mood progress | diary | breathing exercises | show me the
  dashboard | take a test for depression | mood tracker
fe-1/ac-5: what all is included in the app
fe-2: can i use my voice | speech to text | can I talk out loud | dictation | voice input
fe-5: can you read it aloud | hear the replies | reading out loud | stop the voice reading
fe-2/fe-5: text to speech
fe-3: dark mode please | too bright at night, black background? | light theme | night mode
fe-4: helpline in my country
at-4/fe-4/co-2: what if someone is suicidal
fe-4/at-4: suicide hotline number | crisis number | lifeline phone
gs-1: how do i begin | where can I start a new conversation | getting started | first steps please
  | what do I do first | how can I begin talking
gs-1/gs-4: how do I kick off a session with Alice
gs-2: do I need a credit card for the trial? | how long is the free trial | what happens when my
  trial expires | how many days of trial do I get | does the trial need my credit card details |
  my trial ran out, can I still read my stuff | trial length
gs-2/ac-6: is the trial really free or will you bill me
gs-3: can a 15 year old use this | what is the minimum age | is my kid allowed to use it | age
  requirement | can teenagers sign up | am I too young for this | under 18
gs-4: which therapist is for grief? | who helps with addiction | list of the ai therapists | who
  should I pick for panic | who specializes in marriage | someone for low self esteem | therapist
  for stress at work | someone who knows about alcohol
pr-1: who can see my messages | is it encrypted | are you hipaa compliant | can staff read my
  chats | is this confidential | is my data secure | who has access to my messages
pr-1/fe-1: do you read my journal
pr-2: do you sell my data | is my data sent to openai | does google get my text | are my chats
  used for training | do you share with third parties | sell data to advertisers
pr-3: download my data | export everything you have about me | gdpr data request | copy of all my
  information | download everything
pr-4: sign out of my other phone | which devices are logged in | log out everywhere | someone
  stole my laptop | sign out other computers | see logged in devices
pr-5: do you store what I ask the assistant | is this chat with you recorded | does the help bot
  keep logs
pr-8: how long do you keep my data | how long are my chats stored | data retention | how long is
  everything saved
pr-9: Do you support two-factor authentication | is there 2fa | two step verification | can I log in
  with google | passkeys | sign in with face id
pr-10: do you use cookies | do you track me
ac-5: is there a yearly plan | do you have family plan | gift card plan
pr-7: what is a safety plan | where is my safety plan | how do I make a crisis plan | print my
  safety plan | delete my safety plan
tr-1: the chat is stuck loading | no response to my message | messages are not sending | it just
  hangs | no answer from therapist | the bot stopped responding
tr-2: my mic is not working | it can't hear me, microphone blocked | microphone permission denied
  | mic broken | browser blocks my microphone
tr-3: is there an iphone app | does it work without internet | install on my phone | android | add
  to home screen
tr-4: why do I keep getting logged out | keeps asking me to sign in again
tr-4/ac-2: kicked out of my account
tr-4/pr-4: automatically logged me out
tr-5: heic image rejected | png too large
tr-5/ac-3: cannot upload my photo | profile picture wont upload | avatar upload failed
tr-6: how can I contact customer support | report a bug | talk to customer service | email address
  of support | I want to complain
`
  .replace(/\n +/g, ' ')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [ids = '', questions = ''] = line.split(': ');
    return questions.split(' | ').map((question) => [question, ids.split('/')] as const);
  });

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
  'who is the president',
  'solve x squared plus 2',
  'recipe for lasagna',
  'best laptop under 500',
  'how far is the moon',
  'play some music',
  'what time is it in tokyo',
  'write me an essay about whales',
  'stock price of apple',
  'horoscope today',
  'who painted the mona lisa',
  'how to lose weight fast',
  'is pluto a planet',
  'book me a flight to rome',
  'javascript map function',
  'is there a limit on attachments',
  'do you support bluetooth headphones',
];

it('finds the right entry first for at least 85 of 100 questions', () => {
  const missed = ASKED.filter(([question, right]) => {
    const [first] = search(question).answers;
    return !first || !right.includes(first.entry.id);
  }).map(([question, right]) => {
    const got = search(question).answers.map(
      ({ entry, cover }) => `${entry.id} ${cover.toFixed(2)}`,
    );
    return `${question}: ${right.join()}, got ${got.join(', ') || 'nothing'}`;
  });
  expect(ASKED.length).toBeGreaterThan(200);
  expect(1 - missed.length / ASKED.length, missed.join('\n')).toBeGreaterThanOrEqual(0.85);
});

it.each([
  ['do you support two-factor authentication', 'pr-9'],
  ['how long do you keep my data', 'pr-8'],
  ['where can i find older chats', 'at-6'],
  ['do you have a family plan', 'ac-5'],
])('answers “%s” with %s', (question, id) => {
  expect(search(question).answers[0]?.entry.id).toBe(id);
});

it('finds nothing where the help content says nothing', () => {
  const wrong = UNKNOWN.filter((question) => search(question).answers.length > 0);
  expect(wrong).toEqual([]);
});
