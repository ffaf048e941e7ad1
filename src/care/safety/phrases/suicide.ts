/** What is said to a person who may want to die. Placeholders: {line} {also} {emergency}. */

/** Keyed by part; every sentence stands alone, so that any may follow any. */
export const SUICIDE = {
  'ack.passive': [
    'You just let me see that part of you would rather not be here, and I am not going to hurry past it.',
    'Not wanting to be here any more is a heavy thing to carry through an ordinary day.',
    'I read that twice. When being alive itself becomes the hard part, that deserves all of our attention.',
    'Thank you for putting that into words instead of keeping it to yourself.',
    'That is more than a bad day talking, and I take it as seriously as you wrote it.',
    'What you wrote stops me. Let us put everything else down for a moment.',
    'Something has to hurt a great deal before a person writes that.',
    'You have been holding this by yourself, I think, and now there are two of us looking at it.',
  ],
  // Nothing was said outright: it may be that, and it may be a hard day.
  'ack.inferred': [
    'That is a lot, and I may be reading too much into it.',
    'I want to be sure that I understand you.',
    'What you write sounds heavy. Put me right if I take it too seriously.',
    'I cannot tell from here how bad it is, so I ask.',
    'That sounds like a lot to carry. I ask whenever I am not sure.',
    'I read that twice, and would rather ask than pass over it.',
  ],
  // Not one word of it is heavy, and something in it alarmed us all the same.
  'ack.plain': [
    'This may be an ordinary sentence that I hear wrongly: I am a program, and no tone reaches me. So I ask once.',
    'It may well be nothing. I would rather put one plain question too many than miss the one that mattered.',
    'Read by somebody who knows you this may mean nothing at all. I do not know you yet, so let me ask.',
    'I may be mishearing you, and then a no is enough and we go on from there.',
  ],
  // They have answered our question before, with a no.
  'ack.denied': [
    'I asked this before and have not forgotten your no. How you put it now makes me ask once more.',
    'Your no still counts. Something in these words makes me unsure, so I ask again.',
    'I know that you said no. I would rather ask twice than miss it once.',
  ],
  'ask.inferred': [
    'Are you having any thoughts of suicide? Yes or no, we keep talking.',
    'Has it come to thoughts of killing yourself? Either answer is all right; I stay here.',
    'Do you sometimes want to die, or think of suicide? Tell me either way.',
    'May I ask directly: are there thoughts of ending your life? One word is enough.',
    'Is there any thought of suicide in it? Tell me as it is.',
    'Are you thinking of killing yourself at all? You can tell me, and I want the rest, too.',
  ],
  // Behind an answer, in a talk that has shown no danger.
  'ask.guess': [
    'I may be reading too much into that, so I ask: are there thoughts of suicide in it? A no is fine.',
    'One question, because I cannot see you: do you sometimes think of killing yourself? Yes or no, we go on.',
    'If I have it wrong, say so: has it come to thoughts of ending your life?',
    'I would rather ask once too often: are you having any thoughts of suicide? Either answer is fine.',
    'May I ask straight out: is there any thought of suicide in that? I ask whenever I am not sure.',
  ],
  'resource.guess': [
    'If it is so: {line}, at any hour, and one person close to you or a doctor should know.',
    'Should it ever be that: {line}, day or night, and a doctor or somebody you trust.',
    'In case it is: {line}, around the clock, and let somebody close to you or a doctor in on it.',
    'For that there is: {line}, 24 hours a day, and a friend or your doctor.',
  ],
  'resource.inferred': [
    'If it ever gets that dark: {line}, at any hour.',
    'In case it is worse than I can see: {line}, day or night.',
    'To have at hand, needed or not: {line}, 24 hours a day.',
    'And should it be that: {line}, around the clock.',
  ],
  'people.inferred': [
    'Somebody you trust or your doctor could hear it, too.',
    'A friend, or your doctor, may want to know as well.',
    'It is worth telling someone close to you, or a doctor.',
    'Let somebody close to you or a doctor in on it, too.',
    'A person you trust, or a counselor, could listen as well.',
  ],
  'ack.active': [
    'Thank you for saying it outright. It can be said here, and it does not scare me off.',
    'You told me the truth about where your thoughts go, and that took something.',
    'So it has come to thoughts of ending your life. I am glad you wrote it down rather than being alone with it.',
    'I hear how far this has gone, and I am staying with you on it.',
    'That is a lot of pain pointing in one direction, and you have named the direction.',
    'This matters more than anything else we could talk about today.',
    'I believe you. Pain this size makes people look for any exit, and the pain is what needs an answer.',
    'You did not soften it, so I will not either: this is serious, and you deserve help with it now.',
  ],
  'ack.imminent': [
    'You wrote to me in the middle of this, and some part of you wanted somebody to know. I am glad.',
    'I am taking every word of this seriously.',
    'You are still here and still writing, and that is what I am holding on to.',
    'This is the most dangerous hour, and hours like this do pass.',
    'I know you did not have to tell me. You did, and that counts.',
    'Whatever brought you to this edge, it does not have to be settled in the next hour.',
    'I can tell how close this is.',
    'What you are feeling now is at its peak, and peaks come down, even ones like this.',
  ],
  'ask.passive': [
    'Are you thinking about killing yourself?',
    'I will ask it plainly: are you having thoughts of suicide?',
    'When you picture not being here, do you also think about ending your life?',
    'Has it gone as far as thinking of taking your own life?',
    'Is it the wish to be gone, or are there thoughts of killing yourself as well?',
    'May I ask directly, has suicide been on your mind?',
    'Do the thoughts ever turn to ending your life yourself?',
    'How near is this to thoughts of suicide, today?',
  ],
  'ask.active': [
    'Have you thought about how or when you would do it, and is what you would use within reach?',
    'Do you have a plan, and could you get to what it needs tonight?',
    'Are you thinking of acting on it today, and is the means nearby?',
    'How strong is the intention right now, and have you settled on a time or a way?',
    'Is there a plan with a time in it, and do you have what you would need?',
    'What is different about today: is there a plan, or anything near you that you might use?',
    'Have you got as far as preparing anything, or deciding on a day?',
    'Where are you with it this minute: a thought, a plan, or about to act, and is the means in the room?',
  ],
  'ask.imminent': [
    'Where are you right now, and is anybody with you?',
    'Can you tell me whether you are alone, and whether you can get to somebody this minute?',
    'Have you already done something to hurt yourself, yes or no?',
    'Are you somewhere safe this minute, or do you need help sent to you?',
    'Who is nearest to you right now, in the building or on the phone?',
    'Can you go to where somebody is while we talk, and tell me when you are safe there?',
    'Will you tell me if anything has been taken or done already?',
    'How many minutes away is the nearest person you trust?',
  ],
  'resource.gentle': [
    '{line}, day or night, and you do not need to be in an emergency to use it.',
    'There are people for exactly this: {line}, at any hour.',
    '{line}: a trained person, free, day and night. {also}',
    'Whatever your answer, keep this close: {line}, 24 hours a day. {also}',
    'You can also say it to a human voice now: {line}, around the clock.',
    'If talking aloud is too much, somebody still answers: {line}, any time. {also}',
    'For the hours when it gets louder: {line}, open day and night.',
    'Somebody trained is awake for you: {line}, 24/7.',
  ],
  'resource.now': [
    'Please reach a person now: {line}, any hour. {also}',
    'I would like you to have a human with you on this today: {line}, day or night.',
    '{line} while we talk; it is free, private and open at any hour. {also}',
    'Would you do that now, even before you answer me: {line}, 24 hours a day?',
    'The people here talk with somebody in your place every few minutes, day and night: {line}.',
    'You need not know what to say. "I am thinking of suicide" is enough: {line}, 24/7. {also}',
    'Let somebody trained stay on the phone with you: {line}, at any hour.',
    'Keep this page open and {line}, day or night. {also}',
  ],
  'first.imminent': [
    'Please call {emergency} now, or {line}, before you read on.',
    'First, and right now: call {emergency} or {line}.',
    'Call {emergency} this minute, or {line}. Everything else can wait.',
    'Before anything else: {emergency} for help at once, or {line}.',
    'Pick up the phone now: {emergency}, or {line}.',
    'This needs a person beside you now: call {emergency}, or {line}.',
    'Right now, please: {emergency}, or {line}. Tell them what you told me.',
    'Stop here and call {emergency}, or {line}.',
  ],
  'people.gentle': [
    'Who is one person who could know this today, and could a doctor or counselor hear it this week?',
    'One person who cares about you and one professional, such as your doctor, should know this too.',
    'Think of someone you trust who could sit with you, and of a doctor or therapist to tell it to next.',
    'I would want a friend or someone in your family to know, and a doctor or counselor as well.',
    'A friend for tonight and a professional for this week would make it less lonely.',
    'Is there a person you could text "I am not doing well", and a doctor or therapist you could book?',
    'You should not have only me: someone close to you, and someone whose work this is, a doctor or a therapist.',
    'Let one trusted person in on it, and ask a doctor or counselor for an appointment.',
  ],
  'people.now': [
    'Please be with someone tonight, a friend, a neighbor, family, and tell your doctor or therapist tomorrow.',
    'Do not be alone with it: call somebody you trust to come over, and let a doctor or therapist know today.',
    'Who could come and sit with you in the next hour? And let your doctor or a counselor hear this too.',
    'Text one person "can you come, I am not safe alone", and ring your doctor or clinic as soon as it opens.',
    'A friend beside you and a professional informed: both, today.',
    'Let someone close to you know how bad it is, and ask a doctor or therapist for the first appointment there is.',
    'I would like two people to know before you sleep: someone you love and someone trained, a doctor or therapist.',
    'Go where people are, to family or a friend, and tell a doctor or a counselor what you told me.',
  ],
  'means.now': [
    'Put distance between you and anything you might use: another room, a locked door, another person’s hands.',
    'If something you could use is near, ask someone to take it away, or leave the place where it is.',
    'Make it harder to act: hand over what you might use, or go somewhere it is not.',
    'Even a locked drawer and a key given away can carry a person through the worst hour.',
    'Step away from anything you could hurt yourself with, and keep a door or a person in between.',
    'The urge comes in waves; being far from the means when it peaks is what saves people.',
    'Could someone else hold on to whatever you might use, just for now?',
    'Whatever is within reach, move yourself out of reach of it.',
  ],
  'means.imminent': [
    'Move away from what you might use: put it down, leave the room, go to where there are people.',
    'Get yourself to another room, or out of the door, away from it.',
    'Put it down and walk until there is a door between you and it.',
    'Step back from where you are, towards other people, and stay among them.',
    'Leave it where it is and go to someone: next door, downstairs, a lit shop.',
    'Get to a safe spot away from it, then sit down there.',
    'Hand it to someone or leave it behind, and go where you can be seen.',
    'Take ten steps away from it now, towards the nearest person.',
  ],
  // Where no means has been named.
  'place.imminent': [
    'If anything you could use is near you, leave it and go to where there are people.',
    'Go to where somebody is, next door, the hall, a lit shop, and away from whatever you have thought of using.',
    'Please do not stay alone in that room: leave behind what could hurt you, and go where others are.',
    'Bring a door between yourself and anything you have thought of using, and go towards people.',
  ],
  'company.imminent': [
    'Wake or call someone who can be with you until help is there, and let the doctors take it on from there.',
    'Knock on any door, call family or a friend, and do not stay alone; a hospital emergency room is open all night.',
    'Ask the nearest person you trust to stay beside you and to go with you to an emergency room.',
    'Someone needs to sit with you now: a friend, a neighbor, a relative, then a doctor.',
    'Tell one person out loud "I need you to stay with me", and let a doctor see you tonight.',
    'Family, friend or neighbor, whoever is closest: have them come, and go with them to emergency care.',
    'You should not be alone for the next hours: company first, then a doctor or crisis team.',
    'Call out to whoever is in the building; they can stay with you and get you to a doctor.',
  ],
  'barrier.imminent': [
    'If something makes calling hard, tell me what it is and we will find another way.',
    'What is the thing standing between you and that call? Tell me, we can work on it.',
    'If speaking is too hard, text instead, or show somebody this screen.',
    'Afraid of what happens when you call? Say so, and we will go through it together.',
    'If you cannot make the call, who could make it for you?',
    'If the phone feels impossible, go to a person and let them call.',
    'What would make the call possible? A text, somebody beside you, a sentence to read out?',
    'If you worry about being a bother: this is what they are there for.',
  ],
  stay: [
    'I am not going anywhere; write back, even one word.',
    'Answer with as little as you like. I am here.',
    'Stay in this conversation with me.',
    'I will be here for the answer, whatever it is.',
    'Write as little as you like; I read all of it.',
    'One word is enough to go on with.',
    'Nothing you answer will end this conversation.',
    'Do write back, in whatever words come.',
  ],
  ai: [
    'I am an AI, so I cannot see you or make the call for you.',
    'Being an AI, I cannot send anybody, which is why I want a human with you.',
    'I am software and cannot reach anyone for you; you, or someone beside you, can.',
    'I am an AI: I can stay in this chat, but I cannot come or call.',
  ],
  reasons: [
    'What has kept you here up to today?',
    'Is there anyone or anything that still holds you a little?',
    'Which part of you wrote to me, do you think?',
    'What made it bearable the last time it was this dark?',
  ],
  'plan.offer': [
    'We can write a short safety plan together, six small steps, whenever you say.',
    'If you like, we will make a plan for the next wave: what to do, whom to call, in your own words.',
    'A safety plan, made now, is something to hold on to later; shall we?',
    'Would you build a small plan with me for tonight, step by step?',
  ],
  'denied.first': [
    'Good that you answered. What you wrote was still heavy, so it stays with me while we go on.',
    'Thank you, I take your answer as you gave it. I will not pretend that I did not read the rest, though.',
    'Good to know, and I am glad you let me ask. I will carry what you wrote along with us all the same.',
    'I hear the no. I also heard what came before it, and both can stay on the table.',
    'Thanks for telling me straight. If that changes, in an hour or in a week, I would want to hear it.',
  ],
  misread: [
    'Then I read something into your words that was not there, and I am sorry. Please go on; I will keep to what you were telling me.',
    'All right: I misread you, and I am sorry to have made you answer that. What were you going to say?',
    'Thank you for saying it plainly. I got that wrong, sorry. Back to what you came with: what matters most in it?',
    'Good, and sorry for the scare: that was my mistake, not your words. Where were we, for you?',
  ],
  // Behind it they went on telling, and that is answered.
  'misread.on': [
    'Then I read something into your words that was not there, and I am sorry.',
    'I misread you, and I am sorry to have made you answer that.',
    'Sorry for the scare: that was my mistake, not your words.',
  ],
  'misread.grave': [
    'I took your words for something they may not have been, and I am sorry.',
    'Then I heard more in it than you said, and I am sorry for the scare.',
  ],
  'misread.ask': [
    'One word, so that I have it right: was there any thought of dying in it?',
    'So that I do not guess again: are there thoughts of suicide, yes or no?',
  ],
  'misread.kin': [
    'You were speaking of your {who}, and I took it for yourself. I am sorry. What would you like to tell me about your {who}?',
    'That was about your {who}, and I got it wrong. I am sorry. Please go on from there.',
  ],
  'denied.line': [
    'If it ever turns into more than that: {line}, any hour.',
    'So that you have it before you need it: {line}, at any hour.',
    'Should it shift, {line}, day or night.',
    'To keep at hand, in case it gets worse: {line}, any hour.',
  ],
  'denied.open': [
    'What was behind the words, when you wrote them?',
    'What is the heaviest part of it today?',
    'Which bit of this wears you down most?',
    'Who or what were you thinking of when you wrote that?',
    'What would have to be lighter for today to be bearable?',
  ],
  'denied.serious': [
    'I hear you say no, and I would like that to be so. After what you told me before, I have to ask about right now.',
    'Thank you for answering. What you wrote earlier was serious enough that one no does not close it for me.',
    'I want to believe that, and I also remember what you wrote a moment ago.',
    'All right. People often pull back after saying something that big, and that is fine, but let me stay careful.',
  ],
  again: [
    'Before we go on I would like to come back to my question from earlier, since a few things have been said since: are there thoughts of dying today, even passing ones?',
    'Let me come back to something from earlier. Are the thoughts of dying there now, quieter, louder, or gone?',
    'Before we go on, one check, because it matters to me: how are those thoughts of not being here, at this moment?',
    'I have not forgotten what you said at the start. Is the wish not to be alive with you now?',
    'A plain question in between: are there any thoughts of suicide while we talk?',
    'May I ask it once more, plainly: are there thoughts of dying tonight, and if so, how loud are they?',
  ],
  // After a no: it stands until they say otherwise, and nothing is taken for granted.
  'again.denied': [
    'I asked you before and you said no, and I took it. It has got heavy again, so once more: any thoughts of dying, or is it still a no?',
    'You told me no earlier, and that stands until you say otherwise. Has there been any thought of not wanting to live, since then?',
    'One question a second time, and no is as good an answer as before: are there thoughts of suicide in this?',
    'I have your no in mind. With what you write now, may I make sure: is there any thought of ending your life?',
  ],
  // Nobody has said so, and nobody has answered yet.
  'again.open': [
    'My question from earlier is still open, and any answer is all right: are there thoughts of dying, even passing ones?',
    'I asked something big a while ago, and we went past it: has there been any thought of not wanting to live?',
    'So that it is not left lying: do you ever think of ending your life? No is a fine answer.',
  ],
  overdone: [
    'Perhaps I am, and I would rather ask once too often. So, plainly: are you thinking of killing yourself? A no is an answer as well. {line}, at any hour, either way.',
    'That may be, and you need not make it smaller for me. Is there a thought of ending your life, tonight or these days? {line}, whatever the answer is.',
    'It could be too much, and too little would be worse. Tell me straight: have you thought about dying? {line} is there for either answer.',
  ],
  unanswered: [
    'You do not have to explain anything, but I asked something that matters: are you thinking of ending your life?',
    'I would still like an answer to the hard question, even a yes or a no: is suicide on your mind?',
    'We can talk about this too. First a word on what I asked: are there thoughts of killing yourself?',
    'I noticed the question went by. So, plainly: have there been thoughts of killing yourself?',
  ],
  'still.imminent': [
    'I am still with you, and I am still worried about this hour: call {emergency}, or {line}, if you have not.',
    'Let us stay with your safety a little longer: {emergency}, or {line}, comes first if the urge is there.',
    'Nothing is more important tonight than this: {emergency} if it gets close, or {line}.',
    'I have not moved on from what you told me. {emergency} is there this minute, and so is a trained voice: {line}.',
  ],
  'still.ask': [
    'Are you away from what you might have used, and who is with you now?',
    'What is within your reach right now, and is anyone in the room?',
    'Have you been able to reach somebody, a friend, a doctor, the line?',
    'Is it closer than before, or a step further away?',
  ],
  // In the worst hour they speak of getting somebody to them.
  'reach.words': [
    'You could say: “I am not safe on my own tonight. Please come, or stay on the phone.” It need not be more, and you may wake somebody for it. Ring now, and come back here while it rings. If nobody picks up: {line}, or {emergency}.',
    'One sentence is enough: “I have thoughts of dying and I need you with me.” A text will do: “Please come, it is bad.” Send it now; the reasons can wait. And {line}, or {emergency}, if there is no answer.',
  ],
  'reach.now': [
    'Yes. Do that now, before anything else; it may come out in one sentence and in tears. Tell me here when you have reached somebody. If nobody picks up: {line}, or {emergency}.',
    'Yes, this minute. “I am not safe, please come” is enough. Write to me when it has rung, and if there is no answer: {line}, or {emergency}.',
  ],
  'reach.coming': [
    'Good. Until then stay near the door, away from anything you could use, with the phone in your hand. Say to them what you said here. If it rises before they are with you: {line}, or {emergency}.',
    'I am glad somebody is on the way to you. Wait where the door is and not where anything is that could hurt you; and let them stay tonight. Should it get worse before that: {line}, or {emergency}.',
  ],
  'reach.calling': [
    'Answer that first, or open the door. “I am not safe, please come” is enough, and may come out in tears. If they are gone before you get there: {line}, or {emergency}.',
    'Pick up, or let them in, before you write to me. One sentence: “Please stay with me tonight.” And {line}, or {emergency}, if you miss them.',
  ],
  // The same where the hour is not the worst.
  'near.calling': [
    'Answer that first, if you can; it need not be explained. “It is a bad day, stay with me a little” is enough. I am here afterwards as well.',
    'Pick up, or open the door, before you answer me. One true sentence is enough: “I am not all right today.”',
  ],
  'near.coming': [
    'Good that somebody is on the way to you. Could you tell them one sentence of what you told me? Until then I am here.',
    'I am glad you will not be alone with it. What would you want them to know, when they are there?',
  ],
  'near.offer': [
    'That is somebody who wants you near. Take it for tonight, if you can; it was offered, and you need not explain anything. Could you say yes?',
    'Then say yes to that, even if you would rather be alone today. What would make it easier to go along with it?',
  ],
  'near.here': [
    'Then go to them; this page can wait. One true sentence is enough: “It has been worse than I said.” For later, at any hour: {line}.',
    'Good. Be with them now, and let them know a little of it. I am here afterwards, and at any hour: {line}.',
  ],
  'near.told': [
    'You told somebody. That is hard, and it makes you less alone with it. How was it taken?',
    'That took something. Now there is a person who knows. What did they say?',
  ],
  // They go, in the worst hour.
  parting: [
    'I do not hold you. Before you go: {emergency}, or {line}, the moment it comes close, and tell one person tonight that you should not be alone. I would be glad to hear from you again.',
    'Go, then, and take this along: {line}, or {emergency}, at any hour of this night, and ring or wake somebody before you lie awake with it. You can come back here.',
  ],
  'reach.line': [
    'Somebody beside you is what counts most in this hour, and you may do both: {line}, or {emergency}, while you wait or together when they are there. Until then stay away from anything you could use.',
    'Both, if you like. The line is there for the wait, and afterwards for the two of you: {line}, or {emergency} if it rises. Keep away from anything you could use until you are not alone.',
  ],
  'reach.here': [
    'Good. Go and let them be with you, and say in one sentence how close it has been. Let them take away what you could use, and stay the night; a doctor should hear of it tomorrow. For both of you, at any hour: {line}, or {emergency}.',
    'I am glad you are not alone with it now. Tell them what you told me, give them what you could use, and ask them to stay. And tomorrow a doctor. {line}, or {emergency}, is there for you both all night.',
  ],
  'safe.warm': [
    'That was a hard thing to do, and you did it.',
    'I am relieved to read that. You took the step that matters.',
    'Good. You turned towards people in the worst moment, and that is no small thing.',
    'Thank you for telling me. I wanted to know exactly that.',
  ],
  'safe.next': [
    'Stay near them for the next hours, and keep what you might use out of reach tonight.',
    'Let them stay with you, and let a doctor or therapist hear all of it tomorrow.',
    'Keep somebody beside you until you have slept, and tell your doctor what happened.',
    'Ask whoever is with you to hold on to anything dangerous for now.',
  ],
  'safe.line': [
    'If the wave comes back, {line} again, or {emergency} if it is close, as often as it takes.',
    'Should it rise again: {line}, or {emergency} at once. Nobody counts how often you call.',
    'The same numbers hold all night: {line}, and {emergency} if it is close.',
  ],
  'safe.ask': [
    'Who is with you, and what would make the next hour easier?',
    'What did they say that was of some use?',
    'How does your body feel now, compared with an hour ago?',
    'What do you need for the rest of tonight?',
  ],
  gentle: [
    'When it gets that heavy, do you ever have thoughts of not wanting to be alive?',
    'Let me ask one careful question: does it ever get so bad that you wish you were not here at all?',
    'Some people who feel this low also think about dying. Has that been so for you?',
    'Can I ask one thing, to be sure: do thoughts of not wanting to live come with it?',
  ],
  'gentle.named': [
    'When you think about dying, is it fear of it, or does part of you want it? Both can be said here.',
    'You speak of dying. Is that something you are afraid of, or something you wish for?',
  ],
  // Small things, each nothing by itself.
  'together.first': [
    'Each of the things you have told me may be nothing by itself. Together they make me ask plainly: are you thinking of ending your life?',
    'I have put side by side what you told me, and I would rather ask than guess: have there been thoughts of suicide?',
    'A few small things in what you write make me stop and ask: do you think about dying, or of killing yourself?',
  ],
  'together.open': [
    'I asked something before, and I am not sure of your answer. With what you tell me now I ask it once more: are you thinking of killing yourself?',
    'My question of before is still open for me, and what you have told me since sits beside it: are there thoughts of ending your life?',
  ],
  'together.again': [
    'I have not forgotten your no. What you have told me since makes me ask once more: are there thoughts of ending your life?',
    'You said no, and I took it. Since then a few things have come together, so I would rather ask twice: is suicide on your mind?',
  ],
  'gentle.why': [
    'So I leave it with you, and a yes and a no are equally all right: has there been any thought of dying?',
    'You need not say more than one word to it: are there thoughts of not wanting to live?',
  ],
} as const;

/** Acknowledgements that give the person's own sentence back; {words} is put in last. */
export const QUOTES: readonly string[] = [
  '“{words}”: I read that twice, and I am not going to hurry past it.',
  'You wrote “{words}”, and I take that as seriously as you wrote it.',
  '“{words}”. Thank you for saying it here instead of keeping it to yourself.',
  'I am staying with your words, “{words}”, before anything else.',
  'Behind “{words}” there has to be a great deal of pain.',
  '“{words}”: that is more than a bad day talking.',
];

/** Acknowledgements that take up the person's own word. Never a word that names a means. */
export const ECHOES: readonly (readonly [pattern: RegExp, lines: readonly string[]])[] = [
  [
    / burden /,
    [
      '"Burden" is the word you chose, and that word lies to people who are in this much pain.',
      'To believe yourself a burden, on top of the pain itself, is a lonely sum.',
    ],
  ],
  [
    / (?:exhausted|so tired|tired) /,
    [
      'So tired that being here at all feels like work: that is the kind of tired sleep does not mend.',
      '"Tired" hardly covers what you have been carrying.',
    ],
  ],
  [
    / (?:all alone|so alone|am alone|feel alone|lonely|(?:have|got|is|there is|with) (?:no one|nobody)(?: left| here| there| at all| to| who)?|(?:no one|nobody) (?:left|cares|knows|likes|wants|needs|loves|sees|(?:would|will|would even) (?:care|know|notice|miss|mind|come))) /,
    [
      'Alone with this, as it looks from where you sit, and it is too much to be alone with.',
      'Being alone with it makes such a moment colder than it has to be.',
    ],
  ],
  [
    / (?:kids|children|daughter|son) /,
    [
      'Your children are in what you wrote, right beside the pain; both are there.',
      'You thought of your children even while you wrote this.',
    ],
  ],
  [
    / (?:mom|mother|dad|father|parents|family) /,
    [
      'Your family is in what you wrote, and so is how bad it has become.',
      'You mention your family in the same breath, and I noticed that.',
    ],
  ],
  [
    / (?:hopeless|no hope|no future|no way out|pointless|no point) /,
    [
      'No way forward that you can see from here: that is how despair draws the map, and it hurts to live by it.',
      'When nothing ahead looks like anything, even the next hour is long.',
    ],
  ],
  [
    / (?:numb|empty) /,
    [
      'Numb and empty can be worse than pain, because nothing seems to reach you there.',
      'That emptiness you describe is a hard place to live in.',
    ],
  ],
  [
    / (?:scared|afraid) /,
    [
      'You are scared by this yourself, and the fear is on the side of your life.',
      'Being frightened of it means part of you is guarding you.',
    ],
  ],
  [
    / (?:can not do this|can not go on|can not take) /,
    [
      'You have come to the end of what you can carry in this way; that much is clear.',
      '"Can’t any more" is where you are, and we start from there.',
    ],
  ],
  [
    / (?:worthless|failure|hate myself|deserve) /,
    [
      'You speak of yourself without any mercy at all, and the pain behind it must be great.',
      'That is a cruel verdict on yourself to be alone with.',
    ],
  ],
  [
    / (?:left me|broke up|breakup|divorce|leaves me) /,
    [
      'Losing someone can take the floor away, and you are falling right now.',
      'So much of your life was tied to that person, and now this.',
    ],
  ],
  [
    / (?:pain|hurts|suffering) /,
    [
      'The pain has become the only thing in the room, it seems.',
      'You want the pain to stop; that I understand, and there are other ways to it.',
    ],
  ],
];
