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
    'How is the injury now? Deep, gaping or not stopping means {emergency}; otherwise clean it and cover it.',
    'Before words, the skin: wash it, press on it, cover it. {emergency} if it is deep or keeps bleeding.',
  ],
  'selfharm.ask': [
    'And I ask everyone this: are you also having thoughts of suicide?',
    'Is it to get relief, or are there also thoughts of ending your life?',
    'Do you ever think about killing yourself as well?',
    'One direct question: is any part of this about wanting to die?',
    'Has dying been on your mind too, or only the wish for the feeling to stop? I ask about suicide plainly: is it there?',
    'Along with the urge, are there thoughts of killing yourself?',
  ],
  'selfharm.alt': [
    'If the urge is there, give it fifteen minutes: hold ice, run cold water over your hands, walk, write to me, and put what you would use in another room.',
    'Urges rise and fall like waves. Cold water on the face, hard music, a fast walk around the block, away from what you would use, can carry you over this one.',
    'Could we put a quarter of an hour between the urge and the act: ice in your hand, feet on the floor, the thing out of reach?',
    'What has ever taken the edge off: cold, movement, someone’s voice? Try one now, away from what you would use.',
    'Something cold, something loud, or a walk as far as the corner: any of them, for a quarter of an hour, with a door between you and what you would use.',
    'Write to me through the next fifteen minutes, with ice or cold water at hand and the thing in another room.',
  ],
  'selfharm.people': [
    'A person you trust and a doctor or counselor should be in on this too, and at any hour: {line}.',
    'Whom could you tell, a friend, a parent, a school counselor or doctor? And day or night: {line}.',
    'It is treatable, and a doctor or therapist has seen it before. Tell one person close to you, and any hour: {line}.',
    'You deserve more than me: someone near you, a therapist or doctor, and in between, day and night, {line}.',
    'Let one person know today, a friend or an adult you trust, and ask a doctor or counselor for help with it. At any hour: {line}.',
    'This should not rest on you alone: a friend, a doctor, and in the loud hours {line}, day or night.',
  ],
  'harm.first': [
    'First, put distance between you and them: leave the place, or go to another room, now. If you think you will act, call {emergency}.',
    'Right now, step away: out of the door, away from anything that could be used, and call {emergency} if it feels close.',
    'Please get out of the situation before anything else, and ring {emergency} if anybody is in danger this minute.',
    'Before we talk it through: go somewhere they are not, without anything that can hurt, and call {emergency} if the urge wins ground.',
    'Walk away now, while you still can decide to: another room, the street, a shop. {emergency} if it comes closer.',
    'Distance first. Leave what could be used behind, go where they are not, and call {emergency} if you might act.',
  ],
  'harm.ack': [
    'It matters that you said this before anything happened.',
    'You told me, so some of you does not want it to go that way.',
    'Something has driven this very far, and I take it seriously.',
    'That is a frightening pressure to sit with.',
    'You could have kept this to yourself, and you did not.',
    'There is a great deal of heat in this, and you stopped to write it down.',
  ],
  'harm.shaken': [
    'A baby that was shaken or dropped needs a doctor now, even if it seems well: call {emergency} or go to the nearest emergency room, and say what happened.',
    'First a doctor for the baby, this hour: {emergency} or an emergency room, and tell them what happened. An injury inside the head may not show at once.',
  ],
  'harm.done.first': [
    'Is anybody hurt? Then a doctor comes first, or {emergency} if it is serious. And stay in different rooms for now, with another adult there.',
    'First, who is hurt, and how badly: {emergency} for anything serious, a doctor for the rest. Until it is quiet, keep out of reach of each other.',
    'See to whoever was hurt, {emergency} if it is more than a mark, and put a door and another adult between you for tonight.',
  ],
  'harm.done.ack': [
    'It was hard to write that, and it must not happen again; that you said it is how it can stop.',
    'You did not make it smaller than it was. That is where it can be ended.',
    'It was not all right, and you know that, or you would not have told me.',
  ],
  'harm.done.ask': [
    'How are they now, and how close are you to doing it again?',
    'Is everybody safe at this minute, you included, and who could come over?',
    'Where are they now, and has it happened before?',
  ],
  'harm.voices': [
    'If a voice is giving you orders, you do not have to obey it, and a doctor can help to quiet it today.',
    'Voices that command can be treated, and quickly; an emergency room or crisis team is the place for that today.',
    'A voice can say a thing and still not be able to make you do it. It should be seen by a doctor tonight.',
    'That it is loud does not make it right, and it is no fault of yours. There is treatment for it, today.',
  ],
  // A voice that nobody else hears, and nothing yet of what it wants.
  'voice.ask': [
    'Hearing something that others do not can be very frightening, and you can say it here. I will ask straight out: what does it say, and does it ever tell you to hurt yourself or somebody else?',
    'I do not think less of you for that. What does it want: only to be heard, or does it tell you to hurt yourself or anybody?',
  ],
  'voice.stay': [
    'You need not win an argument with it, and you do not have to do what it says. Who is with you, and is there a door between you and the one it speaks of?',
    'Too little sleep makes such voices louder, and both can be treated tonight: an emergency room, {emergency}, or {line}. Who could go with you?',
    'I am staying with this. A doctor should hear of the voice today, before another night of it. Who could make that call with you?',
  ],
  'harm.words': [
    'In one breath: “There is a voice that gives orders to hurt somebody, there has been hardly any sleep, and we need help before anything happens.” Then the address.',
    'Say this: “Somebody here is afraid of hurting another person and does not want to. We need help now.” They will ask the rest, one thing at a time.',
  ],
  // What makes it safer, and whether to: yes.
  'step.means': [
    'Yes, hand it over. The farther it is from you tonight, the better, and it need not be for ever.',
    'Yes. Out of your hands and out of the room, before you think about it longer.',
    'Yes, give it away now. Of all you can do tonight it is what makes most difference.',
  ],
  'step.leave': [
    'Leave it, and do not carry it. Tell one person where it lies, so that somebody else takes it away.',
    'Leave it where it is and go. Once you are with somebody, say where it is, and let them see to it.',
  ],
  'step.back': [
    'Yes, it should go back, and it need not be you who carries it: let the person nearest to you keep it tonight. What it means for anything else is a question for another day.',
    'Yes, back, and through another pair of hands: somebody takes it from you now and returns it with you later. Being safe tonight comes before what anyone will say.',
  ],
  'step.door': [
    'Yes, lock it, and stay on this side of it.',
    'Yes. A locked door is a good thing tonight.',
  ],
  'step.call': [
    'Yes. You can call {emergency}, or {line}, before anything has happened; that is the best time to call.',
    'Yes, call: {emergency}, or {line}. Nobody will say that it was too early.',
  ],
  'step.person': [
    'Yes. Go, and say it, however badly it comes out. Half a sentence is enough.',
    'Yes, do, and now rather than later. You need not explain it well.',
    'Yes. Whoever is fond of you would rather know.',
  ],
  'selfharm.more': [
    'For the hands: wring a wet towel as hard as you can, tear up a newspaper, hold something cold against the inside of the wrists, or fill a page with one word. Ten minutes of one of them, then see where the urge is.',
    'Quiet and strong enough: push against the wall with both arms, bite into a slice of lemon or ginger, put your arms in cold water up to the elbows, music in the ears with the volume up. Which of them is in reach?',
    'Change the room: lie down beside somebody who sleeps, sit with an animal and keep both hands in its fur. An urge mostly peaks within half an hour, and you need not do more than let it.',
  ],
  'selfharm.thing': [
    'Then that comes first: tell somebody in the house where it is, and let them take it. Until then, be in another room than it.',
    'Put yourself where it is not, and let another person carry it off. Looking at it keeps the urge fed.',
  ],
  'selfharm.without': [
    'You did not, with the urge there the whole time. That was you. Stay near somebody until it is quieter.',
    'So it can pass without. That was hard, and you know now that it can be done.',
  ],
  'harm.baby': [
    'With a crying baby: lay the baby down safely on its back in the crib, close the door and take ten minutes away. That is the right thing to do.',
    'The crib is safe: put the baby down on its back, shut the door, breathe outside it for ten minutes. Crying does no harm; rough hands do.',
  ],
  'harm.child': [
    'For the child: somewhere safe first, you out of the room, and another adult to take over.',
    'Let another adult be with the child tonight. Later, tell the child plainly that it was wrong and not its fault.',
  ],
  'harm.ask': [
    'Is anyone in danger this minute, and are you able to walk away?',
    'Where are they now, where are you, and can you put more distance in between?',
    'How close do you feel to acting on it, and who could be with you now?',
    'Are you thinking of acting on it today, and also, are you safe from harming yourself?',
    'Is anyone near you in danger right now, and can you go where they cannot be hurt?',
    'How close is it to happening, today, and who could come and be with you?',
  ],
  'harm.people': [
    'Tell somebody steady where you are, a friend or relative, and let a doctor or crisis worker hear it: {line}, any hour.',
    'Get another person beside you who is calm, and speak to a professional today: {line}, day and night.',
    'A crisis worker will listen without a lecture: {line}, at any hour. And have someone you trust come to you.',
    'Ask a friend or relative to stay with you until it has passed, and tell a doctor about it today. {line}, day or night.',
    'Two people should know today: somebody close to you, and a professional. Crisis workers listen at any hour: {line}.',
    'Somebody you trust beside you, and a doctor or crisis team informed: that keeps everyone safe, you included. At any hour: {line}.',
  ],
  'abuse.ack': [
    'I believe you. What was done to you is not your fault.',
    'Thank you for telling me. I believe you, and nothing you did made this deserved.',
    'I believe you. Nobody has the right to do that to you.',
    'What you describe is not all right, and it is not on you. I believe you.',
    'You said it, and I believe it. The blame belongs to the one who did it.',
    'I believe you, and I am sorry that somebody did this to you.',
    'You did not cause this, and I believe you.',
  ],
  'abuse.ask': [
    'Are you safe right now, where you are? If not, or if you are hurt, {emergency} is the number.',
    'Is that person near you at this moment? If you are in danger, call {emergency} as soon as you can do it safely.',
    'Are you in danger this minute? If so, get out if you can and call {emergency}.',
    'First: are you safe tonight, and do you need a doctor? {emergency} if there is danger or injury.',
    'How safe are you where you are now? {emergency} if that changes.',
    'Could they come near you tonight, or are you safe for now? Call {emergency} the moment you are in danger.',
    'Are you hurt, and are you safe at this minute? {emergency} is for both.',
  ],
  'abuse.line': [
    '{domestic}, free and confidential, at any hour; the advocates there think and plan with you, at your pace.',
    'People who know this inside out: {domestic}, day or night. You decide what happens next.',
    'You can talk it over with an advocate, {domestic}, at any hour, and nothing is set in motion by asking.',
    'You need not decide anything before you {domestic}. They know how to plan for safety, day and night.',
    'There are advocates who do this every day, at any hour: {domestic}. You set the pace.',
  ],
  'abuse.sexual': [
    '{sexual}, free and confidential, any hour; they can also tell you about medical care in the first days, which is your choice.',
    'For what happened to you there are trained people: {sexual}, day and night. A doctor can care for you without your having to report anything.',
    '{sexual}: somebody who knows what to do next, medically too, at any hour, and only as far as you want.',
    'You can be looked after without having to report: {sexual}, any hour, and a doctor or nurse near you.',
  ],
  'abuse.child': [
    'There are people whose work is to protect young people: {child}, at any hour. An adult at school, a doctor or a nurse can help to make it stop, too.',
    'Please let a safe adult know today, a teacher, a school nurse, a relative you trust; and {child}, day or night.',
    'Tell one grown-up who is safe, at school or a doctor, and {child}, at any hour. It is their job to make this stop.',
    'This is not yours to carry alone: {child}, day or night, and tell a teacher, a nurse or a relative you trust.',
  ],
  // It is happening while they write: few words, and those first that may keep somebody whole.
  'abuse.now': [
    'Keep a door between you and it if you can, with whoever is small beside you, and do not step in between.',
    'Only one thing counts now: keep out of the way, near a way out, and let nobody make you step in between.',
    'Stay away from where it is loud, behind a door or near a way out. To stop it is not your job.',
  ],
  'abuse.now.call': [
    'If anybody is hurt, or it comes at you, call {emergency} and say where you are. You can whisper, and you will not be in trouble for it.',
    'Call {emergency} the moment somebody could get hurt: the address first, then what you hear. It is right to call for that.',
    'If it comes nearer, or anybody is hurt: {emergency}, the address first. You can leave the line open if you cannot speak.',
  ],
  'abuse.now.ask': [
    'Is there a door between you, and is anybody hurt?',
    'Where in the house are you, and are you safe there for the moment?',
    'Are you safe where you are, this minute? One word is enough.',
  ],
  // To whoever found the note of somebody close.
  'help.talk': [
    'Go in, sit down beside them, and say: “I found what you wrote. I am not angry, I am glad you are here. Are you thinking of killing yourself?” Then listen longer than is easy, without arguing.',
    'Plainly and quietly: “I read it, and I love you. Do you want to die?” The question puts nothing into anybody’s head; it opens the door.',
  ],
  'help.yes': [
    'Then thank them for telling you, and do not argue. Ask what they have thought of, and when. Take that away, stay with them tonight, and together: {line}, or {emergency} if they would do it now.',
  ],
  'help.emergency': [
    '{emergency} if something has been taken or done, if they run off, or if they say that they will do it now. If they are calm and you can be with them: stay. For advice, beside them or from the next room: {line}.',
    'Not while they sit there calmly and you can stay with them. {emergency} once something is taken or done, they leave, or you cannot keep them safe. To ask somebody trained: {line}.',
  ],
  'help.tomorrow': [
    'Their doctor as soon as it opens, and say the word suicide on the phone: then it is urgent. An emergency room tonight if you cannot keep them safe until then. Let the school know, too. For advice meanwhile: {line}.',
    'The doctor in the morning if they can be kept safe tonight, with you or somebody beside them; the emergency room now if not. Either is the right place, and nobody has to be worse first.',
  ],
  'help.stay': [
    'It is not too much. Stay near: a mattress on the floor, the door open, and say that you are there because they matter to you, and not to guard them. Somebody to take turns with is worth a call.',
    'Yes, lie down there. You can say: “I sleep better here tonight.” Nothing has to be talked about any more today.',
  ],
  'help.more': [
    'Tell me what you need next: the first words, what to look for in the room, or whom to call.',
    'I am with you in this. Which is the most pressing: how to say it, how to keep them safe tonight, or who sees them tomorrow?',
  ],
  'help.means': [
    'Right to put it away. Look for the rest tonight, too: medicines, blades, ropes, keys to anything dangerous, out of the house or in a locked car.',
  ],
  // A violent person outside.
  'outside.call': [
    'Call {emergency} now, and not only when they are inside: the address, who is there, that there was violence before. Door locked, lights off, away from the windows.',
    'Ring {emergency} again if they come nearer, each time: every call is on record. Say that you are not safe and that a child is there, if one is.',
  ],
  'outside.still': [
    'I am here. Door shut, line open, away from the windows; write only where it is safe to.',
    'Every time they come nearer is a new call to {emergency}. Is the door locked, and is somebody with you?',
    'Stay together, phone in your hand, lights off. What do you hear now?',
  ],
  'outside.where': [
    'Where a locked door and another person are between you: with a neighbor if the way there is free, and whoever is with you comes along. Else the room that locks, away from the windows, the phone in your hand and the line open.',
    'Stay behind the door that locks, all of you in one room, shoes on, keys and phone in your hand. If the way to somebody else is free, take it.',
  ],
  'outside.safe': [
    'Good. Keep that door shut, and let the other one speak to the police as well. Shaking is what a body does once it may.',
  ],
  'outside.order': [
    'An advocate knows that way and can start today: {domestic}. Ask for a protection order, ask the police to tell you before anybody is let go, and sleep elsewhere tonight if you can.',
  ],
  'outside.ask': [
    'Are you behind a locked door, and who is with you?',
    'Where are you in there, and is anybody with you?',
  ],
  // Being sick on purpose, and what the body does.
  'body.purge': [
    'I am glad you said it. Ways to go on with it I will not give you, because being sick takes out of the blood what the heart needs; a doctor can see that in a test, and has heard it before. Is there anybody who knows?',
    'That belongs in front of a doctor this week, and nobody there will be shocked. What keeps a person upright is food that stays in. Who could you say it to first?',
  ],
  'body.both': [
    'Yes, ring today. What you tell of, being sick and the faint or the heart, cannot wait; say both in the first sentence, and go to an emergency room if nobody has time.',
    'Please have that seen today, and not after anything. Being sick and a faint, cramps or a heart that stumbles belong together: salts are missing that the heart needs. Call {emergency} if you faint, your chest hurts or the stumbling does not stop; else a doctor or an emergency room today. Say “I make myself sick”. Who could go with you?',
    'Today, yes. It is the salts in the blood, it shows in a test, and it can be put right. An emergency room if no doctor has time, {emergency} at once if you faint or your heart does not settle. Who near you could come along?',
  ],
  // Somebody lies there and does not wake: for the one beside them.
  'aid.call': [
    'Call {emergency} now, on loudspeaker, you or somebody beside you: does not wake, breathing not right, the address. Do that before you read on, and stay with them.',
    'Call {emergency} this second, one of you, on loudspeaker: “does not wake up”, the address, what was taken if anybody knows. Somebody else stays with them.',
  ],
  'aid.check': [
    'Whoever is only drunk or asleep can be woken: shake the shoulder hard, shout the name, rub the breastbone with your knuckles. Eyes, words, a hand pushing yours away? If nothing comes, or the breathing is odd, call {emergency} at once.',
  ],
  'aid.ask': [
    'Is somebody ringing? And what does the breathing look like, this minute?',
    'Who is ringing, and how often is there a breath?',
  ],
  'aid.breathing': [
    'Look at the chest for ten seconds. Steady breaths: onto the side, head tipped back, mouth down, and watch each one. A snore or a gasp now and then is not breathing: onto the back, and push on the middle of the chest.',
    'Grey or blue lips, gurgling or seconds between breaths mean that there is too little air: onto the back, middle of the chest, hard and fast, until the crew is there.',
  ],
  'aid.side': [
    'Yes, if the breaths are steady: on the side, head tipped back, mouth towards the floor, and somebody watches every breath. If they are far apart, snoring or gasping: onto the back, and push on the chest.',
  ],
  'aid.press': [
    'Heel of one hand on the middle of the chest, the other hand on top, arms straight. Hard and fast: 5 to 6 centimetres deep, two a second, let it come all the way up, take turns every two minutes, and do not stop until the crew takes over.',
    'Harder than you dare: a third of the depth of the chest, two pushes a second, as the voice on the phone counts. Change over before the arms give out.',
  ],
  'aid.police': [
    'I cannot promise who comes. The crew comes to treat and wants to know what was taken, and for nothing else; minutes count, and a caution can be lived with.',
    'They come for somebody who does not breathe rightly. Whatever else there may be can be dealt with tomorrow; this cannot.',
  ],
  'aid.words': [
    'Say: “My friend does not wake up and is not breathing properly. The address is …” They ask the rest, and tell you what to do with your hands.',
  ],
  'aid.dying': [
    'I cannot see that from here. What you are all doing now is what gives the best chance there is. Keep on until they take over.',
  ],
  'aid.still': [
    'Has somebody called yet? Call {emergency}: that comes before everything else.',
    'Somebody has to call {emergency}, now; one of you, while the others stay with them.',
    'If it has not been done: call {emergency}, this moment, or somebody beside you does, and stay with them.',
    'One person should call {emergency} while another watches the breathing. Who does which?',
    'I go on asking until it is done: call {emergency}. Is somebody on the line with them?',
  ],
  'aid.there': [
    'Good. Let them work, and tell them all you know: what, how much, when. You stayed, and you did what counted.',
  ],
  'aid.after': [
    'That is the fright leaving your body. Sit down, something warm around you, and do not be by yourself tonight. You stayed, and help came because of it. Who is with you now?',
  ],
  'number.where': [
    'The number depends on where you are: 112 all over Europe, 999 in Britain and Ireland, 911 in North America, 000 in Australia, 111 in New Zealand. For somebody to talk to in your country there is findahelpline.com.',
    'Take the one of your country: 999 in Britain and Ireland, 112 in Europe, 000 in Australia, 111 in New Zealand; findahelpline.com knows the lines to talk to.',
  ],
  // To a child who has told.
  'child.saywell': [
    'Yes, say it just like that. It is clear, and she will know what you mean. You are doing the right thing.',
  ],
  'child.hurts': [
    'That is important, and a doctor can help with it. Tell your mum or the school nurse today that it hurts; you need not say everything at once.',
  ],
  'child.trouble': [
    'What happens to him or her is not yours to look after, and you are not in trouble for any of it. Telling is so that it stops.',
  ],
  'child.believe': [
    'Then you tell the next grown-up: a teacher, the school nurse; and {child}. You go on telling until somebody does. I believe you.',
  ],
  'child.keepaway': [
    'Yes, you may do whatever keeps that away from you. And tell your mum or a teacher before that day comes, so that it does not happen again at all.',
  ],
  'child.words': [
    'You can say: “Somebody touches me and I do not want it. Please help me so that it stops.” You can also write it on paper and give it to her.',
  ],
  'child.tellher': [
    'I cannot, I am a computer program and reach nobody. You can show what you wrote here, or say: “Somebody touches me and I do not want it.”',
  ],
  'child.secret': [
    'Touching is never a secret that a child has to keep, whoever said so. You may tell, and somebody else can be found to help at home.',
  ],
  'child.allowed': [
    'No grown-up may touch a child like that, and it is never the child’s fault, also if it did not seem bad or nobody hurt you.',
  ],
  // Said over a shoulder that may be there: nothing of it tells what the talk is about.
  cover: [
    'Any search engine has plenty of those.',
    'That is not kept here; a search engine will find it.',
  ],
  'abuse.now.screen': [
    'If the screen may be seen, close this page first; what you wrote is kept, and you can come back.',
    'If they may look at this device, close the page now and come back when you are alone.',
  ],
  'abuse.traces': [
    'Only somebody who opens this device while you are signed in, or has your password. You can delete this conversation on the home screen, sign out, and take the page out of the browser’s history. Is there a device they do not touch?',
    'On this device, yes, as long as you are signed in: delete the conversation on the home screen, sign out, clear the history. A friend’s phone or a library computer would be safer for the next time.',
  ],
  'abuse.counts': [
    'Yes, it counts. It need not happen twice, and it need not leave a mark.',
    'Yes. Being made afraid at home counts, whatever name it is given, and you may call it what it is.',
  ],
  'abuse.notless': [
    'You are not making it worse than it was. Those it is done to mostly tell it smaller, and a good day does not take it back.',
    'It does not have to be worse to matter. What would you say to a friend who told you just this?',
  ],
  'abuse.throat': [
    'A hand on the throat that takes your air is among the gravest things that can be done to a person, even once and for seconds.',
    'To have your breath taken, even once, is violence, and those who work with it see great danger in it.',
  ],
  'throat.counts': [
    'Yes, it counts. To have your air taken is violence, once is enough, and stress does not make it less. Those who work with it see in it a sign that the next time can be worse.',
    'Yes. To be kept from breathing is never a bad night, and no mark is needed. You may call it what your own body called it.',
  ],
  'throat.doctor': [
    'Let a doctor look at that this week: a changed voice, trouble swallowing, headaches or dizziness after a hand on the throat can have a cause that has to be treated. At once, with {emergency}, if breathing gets hard or one side goes weak. You need not say more than that your neck was pressed.',
    'That should be seen by a doctor, soon, and today if swallowing or breathing is hard; {emergency} if it gets worse. What happened to the throat can show late. You decide how much you tell of how it came about.',
  ],
  'child.line': [
    'Yes: {child}. They talk with young people all day, and nothing is too small to call about.',
    'There is: {child}. It is there for people your age, and you can ask them anything first.',
  ],
  'abuse.device': [
    'If somebody might look at this phone or computer, use another one or clear the history, and open this page only when alone.',
    'One caution: if they check your device, delete this conversation, or use one they cannot reach.',
    'Is this device yours alone? If not, a friend’s phone or a library computer is safer for this.',
    'Whoever has your phone can read this: clear it afterwards, or write from a device they do not touch.',
    'Make sure nobody who scares you can see this screen or this device later.',
    'If this phone is looked through, a library computer or a friend’s device is the safer place to write.',
  ],
  // Watched or forbidden things, and not struck: nothing is to be written down by a doctor.
  'abuse.people.watched': [
    'Is there one person you trust, a friend, a relative, a counselor, who could know how it is?',
    'A friend or relative who knows of it, or a counselor, is worth having, whatever you decide.',
    'Who is on your side and would not be shocked: a friend, a relative, a counselor?',
    'It need not stay between the two of you: one friend, one relative, one counselor is enough.',
    'Somebody outside it sees more: which friend, which relative, or would a counselor be easier?',
    'Keep one person close who knows: a friend, a relative, a counselor.',
  ],
  'abuse.people': [
    'Is there one person you trust, or a doctor, who could know about it?',
    'Who around you is safe to tell: a friend, a relative, a doctor, a counselor?',
    'A friend who knows, and a doctor or counselor who notes it down, can matter later.',
    'One friend, relative or neighbor who knows what is going on can be a door out later.',
    'A doctor can write down an injury, and a friend can keep a bag for you. Who comes to mind?',
    'You do not have to carry it alone: somebody you trust, a doctor, a counselor, one is enough to start.',
  ],
  'medical.first': [
    'Call {emergency} now: this can be an emergency, and minutes count.',
    'Please call {emergency} this minute, before you read any further.',
    'This needs {emergency} right away.',
    'Stop and call {emergency} now.',
    'Call {emergency} at once; do not wait to see whether it passes.',
    '{emergency}, right now, before anything else.',
  ],
  'medical.first.poison': [
    'Call {emergency} now, or {poison} if the person is awake and well, before you read on.',
    'Please call right now: {emergency}, or {poison} while there are no symptoms.',
    'This needs a call this minute: {emergency} for any symptoms, otherwise {poison}.',
    '{emergency} now, or {poison} if everything seems normal so far. Do that before you write back.',
    'At once: {emergency}, or {poison}; do not wait for signs.',
  ],
  'imminent.taken': [
    'If you have already taken something, an ambulance is right even if you feel fine: {emergency}, or {poison}, and keep the packaging to read out.',
    'What is already in your body can still be treated, and early is easier: say to {emergency} or {poison} what it was and when.',
    'Feeling all right does not mean it is over; tell {emergency} or {poison} what you took, how much, and when.',
  ],
  // An engine runs where the air cannot get out; meant or not.
  'medical.fumes': [
    'Turn the engine off and go out into the open air now, before you read on. Then call {emergency} and say what you told me, even if you feel all right.',
    'Engine off, door open, and outside, this minute. Then {emergency}: say that you were in there with it running.',
  ],
  'medical.do': [
    'Say where you are and what happened, unlock the door, have somebody beside you, and do not drive yourself.',
    'Get somebody to your side, put the phone on speaker, tell them exactly what you told me, and follow what they say.',
    'Stay on the line with them, keep somebody beside you, and have the packaging of anything taken ready to read out.',
    'Get the nearest person to stay with you until help is there.',
    'Tell somebody in the building, open the door for them, and keep the phone in your hand.',
    'Sit or lie down somewhere safe with a person beside you, and do what the voice on the phone says.',
  ],
  'medical.ask': [
    'Can you call yourself, or is somebody there who can? And was it meant to harm?',
    'Is anyone with you? And was this by accident, or were you trying to hurt yourself?',
    'Tell me only this: is help on its way, and are you thinking about suicide?',
    'Have you reached them, and is anybody there with you?',
    'Who is with you, and was any of it meant to hurt?',
  ],
  'medical.ask.body': [
    'Have you reached them, and is anybody there with you?',
    'Who is near you, and can they call while you sit down?',
    'Is help on its way, and is somebody beside you?',
  ],
  'medical.ai': [
    'I am an AI and cannot examine you or call for you.',
    'As an AI I cannot judge this from here or send anyone; they can.',
  ],
  'medical.still': [
    'Is help on its way? If not, {emergency} still comes before anything we could talk about.',
    'Before we go on: have you been able to reach {emergency}, and how are you now?',
    'Any change for the worse means {emergency} at once. What is happening now?',
    'How is it now, and is somebody there who can call {emergency}?',
    'I will not go on to other things before this: has {emergency} been called, and who is with you?',
    'Please do not wait it out: {emergency}. Is anyone on the way to you?',
  ],
  // Somebody is near, or has called.
  'medical.near': [
    'Then call out to them now, or knock, and show them this: they ring {emergency} and stay beside you.',
    'Good that somebody is so near. Go to them this minute and say what you took; let them call {emergency}.',
  ],
  'medical.called': [
    'Good. Stay beside them, sitting up, the door open, and have ready what it was, how much and when. I am here while you wait.',
    'That is right. Keep near them and awake until somebody comes, and tell them all of it.',
  ],
  'other.first.imminent': [
    'Call {emergency} now, tell them where your person is and what was said, and stay on the phone.',
    'This is an emergency: ring {emergency} this minute and say where they are.',
    'Please call {emergency} right now; give the address, or the last place you know.',
    'Call {emergency} first, and say what they told you and where they may be.',
    '{emergency} now, before anything else; someone trained goes to them.',
  ],
  'other.ack': [
    'You noticed and you took it seriously; that may be the most important thing anyone does for them today.',
    'It is frightening to watch someone you care about come to this, and good that you did not look away.',
    'You are carrying this for somebody else, and it is a lot for one person.',
    'Being the one they told is hard. You are right not to leave it at that.',
    'You are somebody they trusted with this.',
    'It is a lot to be told, and you are doing right by asking.',
  ],
  'other.ask': [
    'Ask them straight, in words: "Are you thinking about killing yourself?" Asking does not put the idea there, it opens the door.',
    'You can say it plainly to them: "Are you having thoughts of suicide?" Then listen without arguing.',
    'The most useful sentence is a direct one: "Do you want to kill yourself?" Calm, then quiet, then stay.',
    'Ask without wrapping it up: "Are you thinking of suicide?" It does no harm, and most people are relieved.',
    'Say it to them in plain words: "Are you thinking about ending your life?" Then stay quiet and stay there.',
    'Call it by its name when you speak with them: "Is it suicide you are thinking of?" Nobody was ever put up to it by that question.',
  ],
  'other.means': [
    'Stay with them or get someone there, and help to put anything dangerous out of reach, if that is safe for you.',
    'Do not leave them alone, and see that what they might use is out of the house or locked away, as far as you safely can.',
    'Keep them company, in person or on the phone, and ask for anything dangerous to be handed over.',
    'See that they are not alone tonight, and that anything dangerous in the house is out of their reach.',
    'If you can, be there, or send somebody who can, and take whatever could be used out of the room.',
  ],
  'other.line': [
    '{line} with them, or for yourself: they advise helpers too, at any hour. A doctor or therapist should know as well.',
    'You may ring on their behalf: {line}, day or night, and bring in a family member and a doctor.',
    'Do not keep it secret for them. {line}, any hour, and another adult and a professional should know.',
    'Helpers may ring as well, day and night: {line}. Bring in family and a doctor, too.',
    'You need not carry it alone: {line} at any hour, another person who loves them, and a professional.',
  ],
  'other.you': [
    'Where are they now, and are they alone?',
    'What exactly did they say, and when did you last hear from them?',
    'And you: who is with you in this?',
    'How soon can somebody be with them?',
    'What do you know of where they are at this moment?',
    'Who else could help you to help them?',
  ],
  'other.abuse': [
    'Believe them, tell them it is not their fault, and let them set the pace; facing the one who hurts them could make it worse.',
    'What helps most is to be believed and not pushed. Do not go to the person who does it; that can raise the danger.',
    'Tell them that you believe them and that it is not their fault; ask what they need, leave the decisions with them, and help them to reach an advocate or a doctor.',
  ],
  'other.child.ack': [
    'You have seen it, and you said it. A child cannot stop this; an adult who knows can.',
    'It is hard to write that about somebody in the family, and right that you did.',
    'Thank you for not keeping that to yourself.',
  ],
  'other.child': [
    'See whether there is an injury; a doctor looks after it and writes it down. Until somebody outside the house knows, do not leave the two alone.',
    'Keep the child near you or with somebody safe, tell it that it did nothing to deserve it, and let a doctor see any mark.',
    'The child first: away from the one who hits, looked at by a doctor if there is a mark, and told that it is not its fault.',
  ],
  'other.child.line': [
    'What to do next, {child} can think through with you, at any hour, and you need not give a name.',
    '{child}: they talk with adults who are worried about a child, day and night.',
  ],
  'other.selfharm': [
    'Stay calm with them: no punishment, no searching in anger, no making them swear. "I saw, I am not angry, I want to understand" goes far.',
    'What helps is quiet interest rather than alarm: care for any wound, then ask what the feeling was. Ask about suicide too, directly.',
    'Ask about the feeling rather than the skin, without alarm and without conditions. And ask them about suicide, in that word.',
  ],
  'other.harm': [
    'If a threat is real or near, call {emergency} now and let those who may be harmed know. Do not try to stop it alone.',
    'Call {emergency} and tell them what was said, when, and about any weapon. Your safety comes first.',
    'Keep yourself out of the way, call {emergency} and say exactly what you heard; warn whoever is meant, if you can do it safely.',
  ],
  minor: [
    'You are young, and this should not rest on you alone: one adult who feels safe to you needs to know today, a teacher, a school nurse, a relative, whoever that is.',
    'Since you are under eighteen, please also tell one grown-up you trust, today: a relative, somebody at school, or a doctor.',
    'An adult should be in on this with you now, whoever feels safe: a relative, a teacher, a school nurse, a doctor.',
  ],
  'follow.abuse': [
    'And may I ask again whether you are safe tonight, where you are?',
    'One check before we go on: has anything changed at home, and are you safe for now?',
  ],
  // What it is for, told in answer to our question.
  'selfharm.relief': [
    'So it makes things quieter for a little while, and then it is all still there. What is so loud, just before?',
    'It takes the edge off for a moment, then. What has happened, most times, just before it?',
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
  'As I said, and it has not changed:',
  'Still true:',
];
