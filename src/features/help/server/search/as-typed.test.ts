/** Questions as people type them: short, misspelt, in other words than ours, and not ours to answer. */
import { expect, it } from 'vitest';
import { searchAfter } from './follow-up.ts';
import { search } from './index.ts';

/** Under the entries that answer; the first of them best. */
const TYPED: readonly (readonly [string, readonly string[]])[] = `
ac-1: change pw | how long must my password be | wanna make a stronger password | where do i
  change my password
ac-10: i was overcharged give me my money | i paid by mistake | refund??
ac-10/ac-9: want refund now!!!
ac-2: cant log in | forgott passwort | the reset mail isnt arriving | i dont remember what i
  typed when i signed up | it says wrong password | dont remember pw | cannot get in to my
  acount | password doesnt work | i need a new password cuz i forgot
ac-3: new email adress | i got married my last name changed | my name is spelled wrong | i have
  a new mail | fix typo in my name
ac-3/tr-5: put a new profile foto
ac-4: nuke everything | i want to be gone from your servers | i want everything about me
  destroyed | close my profile | wipe my whole account pls
ac-4/ac-9: get rid of my acount for good
ac-5: price | whats in advanced that isnt in base | whats the diffrence between the two plans |
  how expensive is this thing | base vs advanced
ac-5/ac-6: how many bucks a month | any student discount | cost per month??
ac-6: can i pay with paypal | do you take visa | when do u take the money | when do you bill
ac-6/ac-10: why was i billed twice
ac-6/ac-9: next payment
ac-7: i want all ten therapists | how to get premium | i wanna go advanced | unlock all
  therapists
ac-8: too pricey can i have the small one | advanced is too much for me, can i go lower | go
  back to base
ac-9: how do i kill my subscription | stop charging me | pls cancle | how can i stop my
  membership from renewing | quit the plan pls | i wanna drop my membership | make it stop
  billing me
ac-9/ac-10: i want my money back and get out of this plan
ac-9/ac-10/ac-6: stop taking money from my card
ac-9/ac-4: how do i leave
at-1: r these ppl real | is bob a robot | am i talking to a machine | are they actual humans |
  is there a real person behind fiona
at-1/at-3: is charlie a licensed psychologist
at-2: are you open at christmas | is someone there at 4 in the morning | do therapists sleep
at-3: can i stop seeing my therapist and use this | can it give me xanax | do i have adhd | is
  this as good as real therapy | should i stop my meds | will you diagnose me
at-4: will you call the cops on me | do you tell my parents if i say something bad | do you
  inform anyone if im in danger | do you report me if i say i want to hurt myself
at-4/fe-4: what happens if i say im suicidal
at-5: alice is annoying i want somebody else | swap shrink | dont like charlie | can i have two
  therapists on base | give me another therapist
at-5/ac-5/ac-7: why can i only talk to one of them
at-6: where did my chat go | i lost my conversation from last nite | how to see what i said
  yesterday | continue our chat from monday | where is my history | reopen a chat | where can i
  read what we talked about
at-7: trash a chat | wipe one talk | remove an old conversation | erase chat with diana
at-8: why does bob know what i told alice | will she know me next week | do i have to tell
  everything again every time | does fiona know what i told henry
at-8/pr-6: what do you know about me
at-9: español | hablan español | do you speak french
co-1: can i chat with other people like me | is there a chat room | is there a group for people
  like me
co-2: my bf is talking about ending it what do i do | scared for my sister | my friend wants to
  kill herself
fe-1: journal | mood chart | do you have meditations | can i track my mood | is there a journal
  in here
fe-2: can i just talk to it | hands free | speech input | can i use a microphone
fe-3: its too bright my eyes hurt | black screen mode | can i have dark colors | night mode
fe-4: suicide number uk | who can i call in germany | suicide hotline australia
fe-4/at-4: hotline
fe-5: can it talk back | how do i make it shut up reading | change the voice its creepy | read
  me the answers | can bob read his replies out
gs-1: how does this work | ok im in now what | where do i begin | new here, whats first | how 2
  start
gs-2: trial over? | how many days do i have for free | is it free | can i test it b4 paying |
  do i have to pay | how much longer is it free | do you need my credit card | when does my
  trial end
gs-2/ac-5: what do i get for nothing | what happens to my chats when the trial is finished
gs-3: im 16 am i allowed | is it for kids | my daughter is 12 can she use it | how old do u
  have to be | my son is 14 is that ok
gs-4: who is best for break ups | somebody for my drinking | which one for ptsd | my marriage
  is falling apart who do i pick | who do i talk to about my mum dying | i have panic attacks
  which therapist fits | who is henry | which therapist helps with jealousy in a relationship |
  therapist for anger and stress
pr-1: can my husband see this | can the boss of this site read what i type | is it safe | do
  people read my chats | can hackers get my stuff | is anyone reading this | are my chats
  encrypted
pr-1/fe-1: is this thing reading my diary
pr-1/pr-3/pr-2/at-6: wheres my data
pr-2: u sell this to facebook? | which ai is behind this is it chatgpt | are you training on me
  | where does my data go, openai? | do you give my chats to google
pr-3: give me a copy of evrything | can i print my chats | how can i save my conversations to a
  file | i want all my data as a file
pr-4: someone else is using my login | log me out on my old phone | i left myself logged in at
  the library | sign out everywhere
pr-5: do you save what i type here | is this convo saved | will this question be saved
pr-6: i dont want it to know i have a dog | it remembers stuff i want gone | forget what i told
  you about my ex | clear your memory | make it forget my sister
pr-6/at-8: turn off memory
pr-7: plan for when its bad | safty plan | make a crisis plan with me | where is my safety plan
tr-1: it just spins | nothing happens when i press send | charlie doesnt answer me | error |
  bot isnt replying | message wont go through | chat frozen
tr-1/tr-6: its broken
tr-2: mic dead | mic permission | microphone not working
tr-2/fe-2: it doesnt hear me talking
tr-3: do u have an app | android | can i put it on my home screen | no wifi | iphone app |
  works without internet? | can i download an app
tr-4: keeps throwing me out | why do i have to sign in every day | it logged me out again | why
  am i logged out all the time
tr-5: wont take my selfie | my photo doesnt upload | it rejects my profile picture
tr-6: phone number | i need to talk to someone at your company | human please | give me a phone
  number of support | i found a bug | whats your email
`
  .trim()
  .replace(/\n +/g, ' ')
  .split('\n')
  .flatMap((line) => {
    const [ids = '', questions = ''] = line.split(': ');
    return questions.split(' | ').map((question) => [question, ids.split('/')] as const);
  });

const NOT_OURS = [
  'what is the capital of france',
  'write my homework about bees',
  'who will win the election',
  '6*7',
  'what is the best pizza topping',
  'tell me a joke',
  'whats the weather like',
  'best way to cook rice',
  'who is taylor swift',
  'convert 5 miles to km',
  'should i buy tesla stock',
  'how do i fix my car brakes',
  'what is love',
  'how tall is the eiffel tower',
  'write a poem about cats',
  'who invented the phone',
  'what should i eat tonight',
  'fix my printer',
];

it('finds the right entry first for at least 9 of 10', () => {
  const missed = TYPED.flatMap(([question, right]) => {
    const got = search(question).answers.map(({ entry }) => entry.id);
    return right.includes(got[0] ?? '') ? [] : [`${question}: ${right}, got ${got}`];
  });
  expect(TYPED.length).toBeGreaterThan(180);
  expect(1 - missed.length / TYPED.length, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
});

it('answers none of what is not in the help', () => {
  expect(NOT_OURS.filter((question) => search(question).answers.length > 0)).toEqual([]);
});

it('offers what may have been meant where it is not sure, and nothing where nobody could tell', () => {
  const unsure = search('i wanna drop my membership');
  expect(unsure.answers).toEqual([]);
  expect(unsure.perhaps.map(({ entry }) => entry.id)).toContain('ac-9');
  expect(search('write a poem about cats')).toEqual({ answers: [], perhaps: [] });
});

it('takes keys held down for no question that goes on', () => {
  const [first] = search('how do i cancel').answers;
  expect(first?.entry.id).toBe('ac-9');
  expect(searchAfter('ahahaha'.repeat(1000), ['how do i cancel']).answers).toEqual([]);
});

it.each([
  [['how do i cancel'], 'and how long does that take?', 'ac-9', true],
  [['tell me about the trial'], 'and after that?', 'gs-2', true],
  [['i forgot my password'], 'i didnt get it', 'ac-2', true],
  [['can i dictate'], 'which browsers?', 'fe-2', true],
  [['delete my account'], 'can i undo that', 'ac-4', true],
  [['can i change my picture'], 'what formats', 'ac-3', true],
  [['is there an app', 'hm'], 'where', 'tr-3', true],
  [['how do i cancel'], 'is there a dark theme', 'fe-3', false],
  [['how do i cancel'], 'what is the price', 'ac-5', false],
  [['how do i cancel'], 'who painted the mona lisa', undefined, false],
  [[], 'and how long does that take?', undefined, false],
] as const)('after %j takes “%s” as %s', (earlier, question, id, again) => {
  const found = searchAfter(question, earlier);
  expect([found.answers[0]?.entry.id, found.again]).toEqual([id, again]);
});
