/** What is said in every other kind of danger. Placeholders as in suicide.ts, and {poison} {domestic} {sexual} {child}. */

export const OTHERS = {
  'selfharm.ack': [
    'Thank you for telling me. There is no shame in this here: it has been a way to get through, and it costs you.',
    'I am glad you said it. Hurting yourself is usually an attempt to survive a feeling, and nothing to be ashamed of.',
    'No scolding from me. Something got so big that your body had to carry it.',
    'You need not hide that here, and you are not in trouble for it.',
    'It took some courage to write that, and I will not make a drama of it.',
    'That sounds like a feeling with nowhere else to go. You are not bad for it.',
  ],
  'selfharm.wound': [
    'Is there a wound that needs care now? If it is deep, wide or keeps bleeding, press a clean cloth on it and call {emergency}.',
    'First your body: clean water and a clean bandage, and {emergency} or an emergency room if it gapes or does not stop.',
    'If you are hurt now, press firmly with something clean; if it does not stop within ten minutes, call {emergency}.',
    'Look after the injury first: rinse, cover, and get it seen if it is deep. {emergency} if the bleeding will not stop.',
  ],
  'selfharm.ask': [
    'And I ask everyone this: are you also having thoughts of suicide?',
    'Is it to get relief, or are there also thoughts of ending your life?',
    'Do you ever think about killing yourself as well?',
    'One direct question: is any part of this about wanting to die?',
  ],
  'selfharm.alt': [
    'If the urge is there, give it fifteen minutes: hold ice, run cold water over your hands, walk, write to me, and put what you would use in another room.',
    'Urges rise and fall like waves. Cold water on the face, hard music, a fast walk around the block, away from what you would use, can carry you over this one.',
    'Could we put a quarter of an hour between the urge and the act: ice in your hand, feet on the floor, the thing out of reach?',
    'What has ever taken the edge off: cold, movement, someone’s voice? Try one now, away from what you would use.',
  ],
  'selfharm.people': [
    'A person you trust and a doctor or counselor should be in on this too, and at any hour: {line}.',
    'Whom could you tell, a friend, a parent, a school counselor or doctor? And day or night: {line}.',
    'It is treatable, and a doctor or therapist has seen it before. Tell one person close to you, and any hour: {line}.',
    'You deserve more than me: someone near you, a therapist or doctor, and in between, day and night, {line}.',
  ],
  'harm.first': [
    'First, put distance between you and them: leave the place, or go to another room, now. If you think you will act, call {emergency}.',
    'Right now, step away: out of the door, away from anything that could be used, and call {emergency} if it feels close.',
    'Please get out of the situation before anything else, and ring {emergency} if anybody is in danger this minute.',
    'Before we talk it through: go somewhere they are not, without anything that can hurt, and call {emergency} if the urge wins ground.',
  ],
  'harm.ack': [
    'It matters that you said this before anything happened.',
    'You told me, so some of you does not want it to go that way.',
    'Something has driven this very far, and I take it seriously.',
    'That is a frightening pressure to sit with.',
  ],
  'harm.voices': [
    'If a voice is giving you orders, you do not have to obey it, and a doctor can help to quiet it today.',
    'Voices that command can be treated, and quickly; an emergency room or crisis team is the place for that today.',
  ],
  'harm.child': [
    'With a crying baby: lay the baby down safely on its back in the crib, close the door and take ten minutes away. That is the right thing to do.',
    'If it is a child: put the child somewhere safe, walk out of the room, and call another adult to take over.',
  ],
  'harm.ask': [
    'Is anyone in danger this minute, and are you able to walk away?',
    'Where are they now, where are you, and can you put more distance in between?',
    'How close do you feel to acting on it, and who could be with you now?',
    'Are you thinking of acting on it today, and also, are you safe from harming yourself?',
  ],
  'harm.people': [
    'Tell somebody steady where you are, a friend or relative, and let a doctor or crisis worker hear it: {line}, any hour.',
    'Get another person beside you who is calm, and speak to a professional today: {line}, day and night.',
    'A crisis worker will listen without a lecture: {line}, at any hour. And have someone you trust come to you.',
  ],
  'abuse.ack': [
    'I believe you. What was done to you is not your fault.',
    'Thank you for telling me. I believe you, and nothing you did made this deserved.',
    'I believe you. Nobody has the right to do that to you.',
    'What you describe is not all right, and it is not on you. I believe you.',
    'You said it, and I believe it. The blame belongs to the one who did it.',
  ],
  'abuse.ask': [
    'Are you safe right now, where you are? If not, or if you are hurt, {emergency} is the number.',
    'Is that person near you at this moment? If you are in danger, call {emergency} as soon as you can do it safely.',
    'Are you in danger this minute? If so, get out if you can and call {emergency}.',
    'First: are you safe tonight, and do you need a doctor? {emergency} if there is danger or injury.',
  ],
  'abuse.line': [
    '{domestic}, free and confidential, at any hour; the advocates there think and plan with you, at your pace.',
    'People who know this inside out: {domestic}, day or night. You decide what happens next.',
    'You can talk it over with an advocate, {domestic}, at any hour, and nothing is set in motion by asking.',
  ],
  'abuse.sexual': [
    '{sexual}, free and confidential, any hour; they can also tell you about medical care in the first days, which is your choice.',
    'For what happened to you there are trained people: {sexual}, day and night. A doctor can care for you without your having to report anything.',
  ],
  'abuse.child': [
    'There are people whose work is to protect young people: {child}, at any hour. An adult at school, a doctor or a nurse can help to make it stop, too.',
    'Please let a safe adult know today, a teacher, a school nurse, a relative you trust, and talk to {child}, day or night.',
  ],
  'abuse.device': [
    'If somebody might look at this phone or computer, use another one or clear the history, and open this page only when alone.',
    'One caution: if they check your device, delete this conversation, or use one they cannot reach.',
    'Is this device yours alone? If not, a friend’s phone or a library computer is safer for this.',
  ],
  'abuse.people': [
    'Is there one person you trust, or a doctor, who could know about it?',
    'Who around you is safe to tell: a friend, a relative, a doctor, a counselor?',
    'A friend who knows, and a doctor or counselor who notes it down, can matter later.',
  ],
  'medical.first': [
    'Call {emergency} now: this can be an emergency, and minutes count.',
    'Please call {emergency} this minute, before you read any further.',
    'This needs {emergency} right away.',
    'Stop and call {emergency} now.',
  ],
  'medical.first.poison': [
    'Call {emergency} now, or {poison} if the person is awake and well, before you read on.',
    'Please call right now: {emergency}, or {poison} while there are no symptoms.',
    'This needs a call this minute: {emergency} for any symptoms, otherwise {poison}.',
  ],
  'imminent.taken': [
    'If you have already taken something, an ambulance is right even if you feel fine: {emergency}, or {poison}, and keep the packaging to read out.',
    'What is already in your body can still be treated, and early is easier: say to {emergency} or {poison} what it was and when.',
    'Feeling all right does not mean it is over; tell {emergency} or {poison} what you took, how much, and when.',
  ],
  'medical.do': [
    'Say where you are and what happened, unlock the door, have somebody beside you, and do not drive yourself.',
    'Get somebody to your side, put the phone on speaker, tell them exactly what you told me, and follow what they say.',
    'Stay on the line with them, keep somebody beside you, and have the packaging of anything taken ready to read out.',
    'Get the nearest person to stay with you until help is there.',
  ],
  'medical.ask': [
    'Can you call yourself, or is somebody there who can? And was it meant to harm?',
    'Is anyone with you? And was this by accident, or were you trying to hurt yourself?',
    'Tell me only this: is help on its way, and are you thinking about suicide?',
  ],
  'medical.ai': [
    'I am an AI and cannot examine you or call for you.',
    'As an AI I cannot judge this from here or send anyone; they can.',
  ],
  'medical.still': [
    'Is help on its way? If not, {emergency} still comes before anything we could talk about.',
    'Before we go on: have you been able to reach {emergency}, and how are you now?',
    'Any change for the worse means {emergency} at once. What is happening now?',
  ],
  'other.first.imminent': [
    'Call {emergency} now, tell them where your person is and what was said, and stay on the phone.',
    'This is an emergency: ring {emergency} this minute and say where they are.',
    'Please call {emergency} right now; give the address, or the last place you know.',
  ],
  'other.ack': [
    'You noticed and you took it seriously; that may be the most important thing anyone does for them today.',
    'It is frightening to watch someone you care about come to this, and good that you did not look away.',
    'You are carrying this for somebody else, and it is a lot for one person.',
    'Being the one they told is hard. You are right not to leave it at that.',
  ],
  'other.ask': [
    'Ask them straight, in words: "Are you thinking about killing yourself?" Asking does not put the idea there, it opens the door.',
    'You can say it plainly to them: "Are you having thoughts of suicide?" Then listen without arguing.',
    'The most useful sentence is a direct one: "Do you want to kill yourself?" Calm, then quiet, then stay.',
  ],
  'other.means': [
    'Stay with them or get someone there, and help to put anything dangerous out of reach, if that is safe for you.',
    'Do not leave them alone, and see that what they might use is out of the house or locked away, as far as you safely can.',
    'Keep them company, in person or on the phone, and ask for anything dangerous to be handed over.',
  ],
  'other.line': [
    '{line} with them, or for yourself: they advise helpers too, at any hour. A doctor or therapist should know as well.',
    'You may ring on their behalf: {line}, day or night, and bring in a family member and a doctor.',
    'Do not keep it secret for them. {line}, any hour, and another adult and a professional should know.',
  ],
  'other.you': [
    'Where are they now, and are they alone?',
    'What exactly did they say, and when did you last hear from them?',
    'And you: who is with you in this?',
  ],
  'other.abuse': [
    'Believe them, tell them it is not their fault, and let them set the pace; facing the one who hurts them could make it worse.',
    'What helps most is to be believed and not pushed. Do not go to the person who does it; that can raise the danger.',
  ],
  'other.selfharm': [
    'Stay calm with them: no punishment, no searching in anger, no making them swear. "I saw, I am not angry, I want to understand" goes far.',
    'What helps is quiet interest rather than alarm: care for any wound, then ask what the feeling was. Ask about suicide too, directly.',
  ],
  'other.harm': [
    'If a threat is real or near, call {emergency} now and let those who may be harmed know. Do not try to stop it alone.',
    'Call {emergency} and tell them what was said, when, and about any weapon. Your safety comes first.',
  ],
  minor: [
    'You are young, and this should not rest on you alone: a parent, teacher, school nurse or another adult you trust needs to know today.',
    'Since you are under eighteen, please also tell one grown-up you trust, today: at home, at school, or a doctor.',
    'An adult should be in on this with you now: someone at home who is safe, a teacher, a nurse, a coach you trust.',
  ],
  'follow.abuse': [
    'And may I ask again whether you are safe tonight, where you are?',
    'One check before we go on: has anything changed at home, and are you safe for now?',
  ],
  'follow.self_harm': [
    'How is the urge to hurt yourself now, compared with before?',
    'And the injury from earlier, is it looked after, and are you staying clear of what you used?',
  ],
  'follow.harm': [
    'Before we go on: are you still at a distance from them, and how strong is the urge now?',
    'Let me check the thing from earlier: is everyone safe at this moment, you included?',
  ],
  'follow.other': [
    'And the person you were worried about: do you know that they are safe now?',
    'How are they since you told me, and who else knows by now?',
  ],
} as const;

/** Joined in front once every phrasing of a part has been used in a session. */
export const AGAIN: readonly string[] = [
  'Once more, because it matters:',
  'I will say this again:',
  'It still holds:',
  'The same as before, and I mean it:',
  'Let me repeat one thing:',
  'Again, on purpose:',
];
