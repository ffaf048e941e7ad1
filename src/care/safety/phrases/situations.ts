/** Sentences for situations with their own right answers: something swallowed, a car, a tired carer, a blackmailer. */
export const SITUATIONS = {
  'taken.late': [
    'Feeling fine tells you nothing about it. Paracetamol (acetaminophen, Tylenol) above all does its harm to the liver over days, while the first day feels like nothing. There is an antidote; it works best within eight hours, and a blood test shows whether you need it.',
    'Yes, it can still harm you, and not being sick is no sign that it has gone through. With paracetamol, and with many other tablets, the damage comes later than the feeling of it. It can be treated, and every hour counts for how well.',
  ],
  'taken.hospital': [
    'Hospital, now, and not bed: do not sleep on it. Call {emergency}, or {poison} if you feel entirely well, and do what they say. Take the packets along: what, how many, at what time. Nothing more to eat or drink, and do not make yourself sick.',
    'Yes, you really do have to. Nobody there will call it a fuss; they see it every night and would rather see you too early. {emergency} now, or somebody who drives you there this minute.',
  ],
  'taken.pain': [
    'That needs a doctor this hour, whatever it comes from: {emergency}, and say what you took, how much and when. Unlock the door and stay awake, sitting up, until somebody is there.',
  ],
  'taken.there': [
    'Go with them, and tell them all of it: what, how many, at what time. You did right. Come back here whenever you like.',
  ],
  'taken.sick': [
    'Leave it be: do not make yourself sick, and nothing to eat or drink unless they tell you to on the phone. Sit upright, stay awake, and keep the packets for them.',
  ],
  'taken.coming': [
    'Good, that was the thing to do. Door unlocked, packets in somebody’s hand, sit upright and stay awake, and do not be alone until they are there. If you get drowsy or faint before that, ring again and say so.',
  ],
  'taken.shout': [
    'Yes: call out to whoever is in the house, now, and say these words: “I took too many tablets, I need help.” They may be angry about tablets tomorrow; tonight they would want nothing more than to be called.',
  ],
  'taken.who': [
    'Let whoever knows of it come and stay with you, and make the call while they are on the way; it cannot wait for them. Unlock the door for the crew.',
  ],
  'taken.call': [
    'Have you made the call? {emergency}, or {poison}: I stay here while you do.',
    'The call first, and then back to me: {emergency}, or {poison}.',
  ],
  'help.far': [
    'Call {emergency} and ask for somebody to go and look: the address, the name, what was written and when, and that there is no answer. You can do it from anywhere; they go there and can open a door where a life may be at stake. If you know somebody in the same house, ring them as well.',
  ],
  'help.tell': [
    'Yes. Tell them every place and habit you know of, at once, by the number that rang you or {emergency}: that is where they look next.',
  ],
  'help.drive': [
    'Not alone, and not shaking like this: they are there hours before you. If somebody else can drive, go, with the phone in your hand and the sound on. If nobody can, stay where they can reach you.',
  ],
  'help.words.call': [
    '{emergency}, from where you are; they pass it on to the place. Say: “Somebody close to me sent a goodbye and does not answer. The address is …” Read the words out, say when they were written, and what you know of the last days. No proof is needed.',
  ],
  'help.with': [
    'I am here with you in this. Sit down somewhere, both feet on the floor, phone loud in your hand, and let each breath out be longer than the one in. Who is beside you?',
    'Waiting like this is nearly unbearable, and there is nothing you are leaving undone. Put the words of it away for a minute; you know them. What do you see around you?',
  ],
  'help.abroad': [
    'Their own police, in the town where they are: a search for the town and “police from abroad” gives the number, and the emergency service where you are can pass it on as well. Quicker still is anybody near them who can go there and ring the emergency number of that country.',
  ],
  'help.kin': [
    '“There was a message that sounds like a goodbye, and nobody can reach him or her. Please go there now, and ring the emergency number on the way.” Then give what was said and when, word for word.',
  ],
  'help.serious': [
    'It is serious enough to act on. Thanks for everything, something given away, and then silence: that is how people part. If it turns out to be nothing, somebody was woken; that is a small price.',
  ],
  'help.enter': [
    'Yes, they can go in where a life may be in danger. Tell {emergency} the address and read the message out to them; keep your phone free for when they ring back.',
  ],
  'help.call.far': [
    'Yes. {emergency}, now, from where you are: the address, the message, and that there is no answer.',
    'You ring {emergency} and give them the address; they knock, and they may open it. Then the nearest neighbor, landlord or relative, who may be there first.',
    'I read it, and I have it right: it is somebody else, alone, and no answer. {emergency}, this minute, with the address; then tell me what they said.',
  ],
  'other.quoted': [
    'Is that how they talk when they are cross or tired, or are you afraid for them?',
  ],
  'other.sorry': [
    'I took it for yours, and it is somebody else’s; thank you for putting me right.',
  ],
  'help.rang': [
    'That was the right call. Keep the phone free and charged, and send them whatever else you know: a second key, the floor, what was taken before. Who could be with you while you wait?',
  ],
  'help.late': [
    'I cannot see that from here, and neither can you; what could be done is being done, because you rang. Stay where they can reach you. Who could be on the phone with you meanwhile?',
  ],
  'help.blame': [
    'It looks clear from this side of the message. From the other side it was a kind thing on an ordinary day. You acted on the first words you could not mistake.',
  ],
  'help.after': [
    'They are found and with people who know what to do, and you are the reason. Your body has held on for a long while; let it shake, drink something, and do not go home to nobody. Who can meet you?',
  ],
  'help.see': [
    'You need nothing wise: “I am so glad you are here. You do not have to explain anything.” Sit down, and let the quiet be quiet. The talk about why can wait for days.',
  ],
  'wheel.ask': [
    'How would you get there? If it is by car: not tonight, with that in you. Your own feet, a taxi, somebody who drives you, or tomorrow. And what do you most want to say there?',
  ],
  'wheel.first': [
    'Please do not drive. With that in you no empty road and no short way makes it safe, for you or for whoever is on it. A taxi, somebody sober, a sofa, or your own feet. Put the keys into another person’s hand. Will you leave it standing tonight?',
  ],
  'wheel.now': [
    'No. Do not drive. Engine off, key out, and get out on the side away from the road; then indoors, with the key somewhere you will not fetch it from tonight. Is it off?',
    'No, not with that in you and not like this. Turn it off now and walk away from it. Who could you ring, to come and take the key?',
    'Please: off, out, and away from it. Whatever draws you home or there will still be there tomorrow, and everybody will be alive to see it.',
  ],
  'wheel.still': [
    'Still no. Drink slows the eyes and the hands long before one feels it, whatever one drives for a living, and late roads are where most of it happens. The keys to somebody, or into a place that takes effort.',
    'That was no yes of mine, and it will not become one. A taxi, a lift with somebody sober, or a bed where you are: which of the three is nearest?',
    'Whoever loves you most would ask one thing of you this minute, and I ask the same: leave it where it is.',
  ],
  'wheel.child': [
    'Not with a child in it, and not without. Give the child to somebody sober, out of the seat and indoors; then the keys. Being laughed at for five minutes costs nothing beside it.',
  ],
  'wheel.dying': [
    'And so that I have it right, because I cannot hear your voice: is any part of this about dying?',
  ],
  'wheel.off': [
    'Good. You turned it off, and nobody was hurt. Go indoors, give the keys to someone or put them where it takes effort to get them, and drink some water. Then tell me about the part that hurts most.',
  ],
  'carer.heard': [
    'You can say it here, and it is safer said than alone at three in the morning. This minute: are you in another room, with a door between you, and is there anybody who could come?',
  ],
  'carer.dangerous': [
    'A thought that comes out of too little sleep, and that frightened you at once, is not a plan and not who you are. It is not to be carried alone either, because the tiredness that made it is still there. Telling a doctor is how help comes; say both halves, the thought and the nights.',
  ],
  'carer.tonight': [
    'If it comes: hands on the door frame, and walk out of the room. Shut the door behind you; with you outside, the one in there is safe. Go to the far end of the house, run cold water over your hands, and ring somebody: a relative, {line}, or {emergency} if it does not let go. You do not go back in until it has passed, even when you are called.',
    'Out of the room first, hands on something that is fixed, the door shut. Then a voice on the phone: {line}, or {emergency}. Could somebody else sleep in the house tonight, in your place or beside you?',
  ],
  'carer.respite': [
    'The doctor first, tomorrow when it opens, and say it as it is: “I am so worn out that I have had a thought of doing harm. We need somebody to take nights.” Said like that it is urgent, and they must act. Lines for carers and the social services of your town arrange a night off, too; a relative could take the very first one.',
  ],
  'sextort.first': [
    'Somebody is threatening you with your pictures; that is a crime, done to very many people, and you are not the one who did wrong. Do not pay: whoever pays is asked again. Stop answering, keep the messages and the name, and report the account. Takeitdown.ncmec.org (under 18) and StopNCII.org (from 18) keep pictures from being spread, free and without names. Tell one person today who can sit beside you. And I ask everybody in this: has it brought thoughts of killing yourself?',
  ],
  'sextort.pay': [
    'No, do not pay. It does not end it: whoever pays is asked for more, and most of them move on once nobody answers. Screenshot, stop answering, report the account. Who could sit beside you while you do that?',
  ],
  'sextort.tell': [
    'Yes, go and tell. You could say: “Somebody is blackmailing me with pictures, and I am scared. Please do not be angry yet, just help me.” Nearly every parent who hears that is frightened for you long before anything else. If there have been thoughts of dying, say that too.',
  ],
  'sextort.report': [
    'It is a crime nearly everywhere, and the police will take it: bring screenshots of the chat, the name, the account and where money was to go. Report the account to the site as well, and StopNCII.org (from 18) or takeitdown.ncmec.org (under 18) for the video itself.',
  ],
  'sextort.keep': [
    'Delete nothing: it is your evidence. Screenshot all of it, then stop answering and block; set the account to private instead of closing it.',
  ],
  'sextort.after': [
    'Then one sentence is enough: “I was filmed without consent and blackmailed; it is with the police.” It is nothing you did to anybody. Mostly nothing follows once nobody pays, and what is put up can be taken down.',
  ],
  'sextort.who': [
    'By text, without a voice and without police at the door: {line}. For the pictures: takeitdown.ncmec.org (under 18) or StopNCII.org. And one grown-up in your own house, who can be with you past the hour they named.',
  ],
  'intrusive.first': [
    'Pictures like that come to very many new parents, by themselves and against everything they want. They are called intrusive thoughts. That yours horrify you is the sign that they are no wish: people who have them do not act on them. They grow with checking and keeping away, and they can be treated. To be sure I have it right: is it only ever horror, or is there at times a pull, or a voice that says you should?',
  ],
  'intrusive.danger': [
    'From all you tell, no. A thought that you fight, hate and fear is the opposite of a plan; people who have it are among the most careful there are. A doctor or midwife who knows it will tell you the same, and what helps.',
  ],
  'intrusive.name': [
    'Yes: intrusive thoughts, and where counting, checking and keeping away are added, obsessive-compulsive disorder around a birth. It is common, it is well known, and treatment for it works, mostly talking therapy of a special kind.',
  ],
  'intrusive.taken': [
    'Hardly. Whoever works with new parents hears this often, and knows a thought one hates from a wish. Say it as you said it here: that it comes by itself, that it horrifies you, and what you do to keep it away. What follows is help.',
  ],
  'intrusive.away': [
    'No, do not keep away. Every time you hand the baby over because of the picture, the fear learns that it was right. Hold the baby as any tired parent would, with somebody near if that helps, and see a doctor or midwife this week.',
  ],
  'intrusive.say': [
    'Yes, see one, this week. You could begin: “Since the birth I get pictures of harming my baby. I do not want them, they terrify me, and I have started to avoid and to check things. I think it may be intrusive thoughts.” One page with that on it is enough.',
  ],
  'intrusive.why': [
    'Because the mind of somebody who guards something precious looks for every way it could be lost, and shows it in pictures. Most people let them pass; a tired, frightened one holds on to them, and so they come back.',
  ],
  'baby.first': [
    'Hours of that sound with nobody to hand the baby to would bring anyone to the edge. You may stop: lay the baby on its back in the crib, shut the door, and be ten minutes where you hear less of it. Crying there does no harm. Then ring somebody who could come, even at this hour. How are your hands and your breath, this minute?',
  ],
  'baby.doctor': [
    'A doctor’s line now if there is a fever in the first three months, a cry quite unlike the usual one, green or repeated vomiting, a limp body, or no wet diaper for eight hours. Without any of that, hours of crying at this age mostly pass on their own; ask all the same if it worries you, nobody minds.',
  ],
  'baby.leave': [
    'It is not cruel. On the back, in the crib, nothing loose around: there the baby is safe, and you come back in ten minutes with calmer hands. It is what midwives teach.',
  ],
  'mania.first': [
    'I hear how bright it is. I would not be honest if I said nothing: several nights with hardly any sleep, so much speed, big money moved, is how a manic episode often looks, and from inside it feels like the best week there is. A doctor should see you today or tomorrow, before anything more is signed or sent. Would you let somebody who loves you go with you?',
  ],
  'mania.seen': [
    'I see only words, and they come fast and leap. Somebody who has known you for years notices such a thing before you can, and a doctor is for this as well: not for being happy, for sleep that does not come and a speed that does not stop. An hour there, today.',
  ],
  'mania.van': [
    'I do not know what is outside, and I will not tell you it is nothing. After nights without sleep every mind begins to join things that do not belong together. Do nothing about it alone: have somebody you trust sit with you and look, and let a doctor hear of it today, {line} if none is to be had.',
  ],
  'mania.kept': [
    'They cannot simply keep you; where somebody is kept against their will it takes an immediate danger, a doctor, and mostly a court. Nearly everyone who comes by themselves goes home with sleep, medicine and an appointment. Going in by yourself, with the one who loves you, is the way to keep it in your hands.',
  ],
  'mania.sleep': [
    'Lie down in the dark, no screen, no lists, with somebody else keeping phone, cards and keys until morning. It need not be sleep; rest is enough. If the head races on through the night, they can help with that at the first hour, or {line} before.',
  ],
  'mania.before': [
    'That you have had something like it before makes it more likely, and easier to treat, too. Whoever treated you then would want to hear of this week, today.',
  ],
  'mania.drive': [
    'No, please stay. After so little sleep a driver is as unsafe as a drunk one, and what feels certain now deserves one night of it. Put the car key in another person’s hand.',
  ],
  'mania.money': [
    'Please leave the money where it is until you have slept a night and a doctor has seen you; what is good will still be good then. Whatever was moved or signed in these days, tell somebody you trust today: a bank can often stop it if it is soon.',
  ],
  'mania.near': [
    'Somebody who comes to your door like this is there because they care for you. Let them in. You need not agree on anything: sit down together, and let them ring a doctor with you, {line} if none is to be had.',
    'Yes, open the door. Nothing has to be decided tonight; let somebody who loves you sit with you, and sleep while they are there.',
  ],
  'abuse.him': [
    'Yes, it is abuse. Size and sex change nothing about it: hit, thrown at, put down in front of a child. It is done to very many men, and most are told that it cannot be. Write down dates and keep pictures; if you are threatened with being blamed, that is what will speak for you.',
  ],
  'abuse.leaving': [
    'Do not announce it. The time around leaving is when violence most often gets worse, and somebody who has blocked a door will do it again. Go while nobody is there, with papers, keys, money, medicine, a charger, and one person who knows when and where. An advocate plans it with you, tonight if you like: {domestic}.',
  ],
  'abuse.quietly': [
    'It is not cowardly. Going quietly is what every advocate would tell you to do; you owe nobody a warning that can hurt you. A note or a message can come later, from somewhere safe.',
  ],
  'abuse.pack': [
    'Papers first: passport or identity card, bank card, lease, insurance, birth certificates. Then medicine, keys, phone and charger, some cash, clothes for a few days, something that comforts you. You may go whatever the lease says; what follows from it can be settled later, and an advocate knows how: {domestic}.',
  ],
  'abuse.know': [
    'No, say nothing beforehand. Leaving is when it most often gets worse, above all where there has been a hand on a throat; what is not known cannot be stopped at the door. Go while nobody is at home, straight to where you are expected, and let an advocate plan it with you first: {domestic}.',
  ],
  'abuse.money': [
    'Small cash, kept outside the home: with the one who knows, at work, or in an account of your own at another bank, with the letters sent elsewhere. No new app on a phone that is shared. An advocate knows more ways, and funds for it: {domestic}.',
  ],
  'abuse.custody': [
    'In most places a parent may take a child along to safety, and it is wise to ask before you cross a border or a state line, as there are rules about telling a court soon afterwards. An advocate can say how it is where you live, tonight: {domestic}. Take birth certificate and passport of the child, and write down what was done to you, with dates.',
  ],
  'abuse.bill': [
    'It may show on a bill or in the list of calls. Use a phone that is not shared, at work, at a friend’s, at the school; many lines have a chat as well, and the list of pages visited can be cleared afterwards.',
  ],
  'abuse.bed': [
    'A shelter has beds for exactly this and can often be reached the same night; the line finds one near you: {domestic}. A relative, a colleague, a hotel for one night, or the waiting room of a hospital are all better than a door that is blocked.',
  ],
  'abuse.lines': [
    'Yes: they take calls whoever the two of you are, and whoever is taller. Two women, two men, married or not: {domestic}.',
  ],
  'abuse.waste': [
    'You are not wasting it. Once is enough to call, and so is not being sure whether it counts; three times is a pattern, and patterns grow: {domestic}.',
    'Yes, it is a lot. Violence that comes back comes back more often; you need not wait for a number that is high enough.',
  ],
  'abuse.menline': [
    'Yes, it is for men as well: {domestic}. Call from a phone that nobody else looks into.',
  ],
} as const;
