/** What is said once our question has been answered: after a no, after a yes, and in the turns behind it. */

export const DISCLOSURE = {
  // After a no. The line stands in `denied.line`.
  'no.thanks': [
    'Thank you for that clear answer.',
    'Thank you for answering that, and so plainly.',
    'I take your no, and I am glad that I could ask.',
    'Thank you. That is an answer, and I will take it as one.',
  ],
  // To a question that only the statistics had raised.
  'no.wrong': [
    'Then I read more into it than was there, and I am sorry to have asked it out of the blue.',
    'Good, thank you. I ask when I am not sure, and your answer counts.',
    'Thank you. Then that was a misreading of mine, and I let it go.',
  ],
  'no.sorry': [
    'You did answer, and I asked over it; I am sorry. I take the no.',
    'You said no already. I heard it, and I will not ask it again now.',
  ],
  // A no with its reason: {for} is "Karen" or "your children".
  'no.reason': [
    'You named {for} as the reason, and I will remember that.',
    'You named {for} in the same breath, and that says a lot.',
  ],
  // "My dad was, I'm not."
  'no.kin': [
    'And you told me something about your {who}, in half a sentence. Would you tell me more of it, as much as you like?',
    'I also heard what you said about your {who}. What happened there?',
  ],
  'no.keep': [
    'What you wrote before was still heavy, so it stays with me while we go on.',
    'I will carry the heavy part along with us all the same.',
    'If that ever changes, in an hour or in a week, I would want you to tell me.',
  ],
  'no.why': [
    'I asked because something you wrote could have meant it, and I ask everybody then: I am a program, I hear no tone, and I would rather ask once too often.',
    'It came from me, not from you: with words that heavy I ask everyone, because I cannot see a face and would not want to miss it.',
  ],
  'no.unashamed': [
    'There is nothing to be sorry for. You said how it is.',
    'No need to apologise. Writing it as it feels is what this is for.',
  ],
  'no.instead': [
    'So the word for it is “{word}”, and that counts by itself. What is in it, today?',
    'Your word for it is “{word}”, then. What is the worst of it right now?',
    'Then let us stay with “{word}”. Where does it come from, mostly?',
  ],
  'no.open': [
    'Then tell me what it is. Where would you begin?',
    'So not that. What is the heaviest part of it today?',
    'Then back to you: what were you going to say?',
    'What was behind the words, when you wrote them?',
  ],
  // A yes. First the telling, then one question; line, people and means stand around it.
  'told.ack': [
    'Thank you for telling me. That was not easy to write, and it does not shock me.',
    'I am glad you said it. You are not in trouble here, and I am not going anywhere.',
    'That took something to say. Thank you for not leaving it unsaid.',
  ],
  'told.back': [
    'Thank you for going back to that and setting it right. It is a hard thing to correct, and I am glad you did.',
    'You could have let the no stand, and you came back to it. Thank you. I am not shocked, and I am not cross.',
  ],
  'told.it': [
    'I take it that you mean what I asked you before, thoughts of not being alive. Thank you for saying so; if I have that wrong, tell me.',
    'If that “it” is what I asked you about, thoughts of dying, then thank you for coming back to it.',
  ],
  'told.heard': [
    'No, that is not all, and I am sorry that it sounded like it. I am taking in what you told me.',
    'Then I answered too small for what you told me, and I am sorry. I am listening to it now.',
    'You did say it, and it has arrived here. I am sorry that my answer did not show it.',
  ],
  'told.first': [
    'Until now you had told nobody. Then this was a big moment, and you are a little less alone with it.',
    'You have carried this without anyone knowing. I am glad that it is out, and that somebody near you can hear it next.',
  ],
  'told.kids': [
    'Your children are your reason, and you name them yourself. That is worth holding on to.',
    'The children keep you here. That says how much they matter to you, even on such a night.',
  ],
  'told.rest': [
    'So there is a part of you that only wants it to stop, and to have rest. I hear how long you have been holding on.',
    'A relief, if it all stopped: that is how worn out you are, and it makes sense that the thought comes at such hours.',
  ],
  'told.reason': [
    'There is something that holds you here, and you know what it is. That counts.',
    'You name what keeps you from it yourself. That is worth holding on to.',
  ],
  'told.helped': [
    'So you know something that has eased it before. That is worth more than any advice of mine: could you ask for just that again?',
    'It was lighter once, and you remember what made it so. How could a little of that come about again this week?',
  ],
  'told.helped.who': [
    'Your {who} was there, and it was a little better. Does your {who} know how bad it is now?',
    'With your {who} beside you it was lighter. What would it take to have your {who} near again?',
  ],
  'told.eased': [
    'And you know of a time when it was a little lighter, and what made it so. That is worth keeping.',
    'You also remember what eased it. Hold on to that; it can be asked for again.',
  ],
  'told.worried': [
    'Yes. Not frightened of yourself, but worried enough to tell somebody: thoughts of dying that come back are a reason to see a doctor this week, and to let one person close to you know today. It can be treated. In the nights between: {line}.',
    'Yes, I would take it seriously. It does not mean that something is wrong with you as a person; it means this is too much for one alone. Tell your doctor this week, in those words, and someone you trust before that. At any hour: {line}.',
  ],
  'told.worried.ask': [
    'Who is the first person you could say one sentence of it to?',
    'Which is easier to reach first, the doctor or somebody close?',
  ],
  'told.reach': [
    'That is a good thought, and it is yours. When could that be, and what would be the first sentence?',
    'Yes. That would be a strong thing to do. What would you say first, if it may be clumsy?',
  ],
  'told.reach.who': [
    'Your {who}: yes. When could you get hold of your {who}, and what would the first sentence be?',
    'Your {who} sounds like the right one. It need not be said well: “I am not doing well, and I do not want to be alone with it” is enough. When could you say it?',
  ],
  'told.kind': [
    'When the thoughts come, are they of not waking up, or also of ending your life yourself?',
    'Is it more that you would not mind dying, or have there been thoughts of killing yourself as well?',
  ],
  'people.near': [
    'Somebody close to you is near: that is the first person to tell, and a doctor or therapist the next.',
    'You are not alone in the house. Let that person know, and a doctor or counselor this week.',
  ],
  // "Should I wake her?" {do} is "wake" or "tell".
  'told.may': [
    'Yes, you may {do} {whom}, at any hour. One sentence is enough: “It has been worse than I said, and I do not want to be alone with it.” Would you do it now, or is there a better moment today?',
    'Yes. You can {do} {whom}; people who love someone would rather lose an hour’s sleep than not know. Which words would you start with?',
  ],
  'told.burden': [
    'That fear comes with the low mood itself: it tells you that you cost everybody too much. People who love someone mostly say that not knowing was the worse part. You could say: “I am not in danger this minute, but I need you to know.” Would that be sayable?',
    'You count what it costs them, and leave out what it would cost them not to have known. You may even say that part too: “I am afraid of being a burden, and I am telling you all the same.” How does that sound?',
  ],
  'told.words': [
    'That would do. It does not have to be said well, only said.',
    'Those words are enough. You can also write them down and hand them over, or text them.',
  ],
  'told.noplan': [
    'No plan: I am glad to know that, and thank you for saying it.',
    'Good that there is no plan. The thoughts alone are enough to take seriously.',
  ],
  'told.leave': [
    'Yes, we can leave it there for now; you have said a great deal. I keep it in mind, and if it gets louder: {line}, at any hour. What would you rather talk about?',
    'Of course. It does not have to be all at once. Should it press before we come back to it: {line}, day or night. Where would you like to go instead?',
  ],
  'told.hear': [
    'I hear that, and I stay with it.',
    'Go slowly. I am reading every word.',
    'Thank you for going on.',
    'I am with you in this.',
  ],
  // "I'll do it tonight", after whom to tell was spoken of.
  'told.doit': [
    'If you mean telling somebody: good, and it may come out clumsy. If you mean anything else, first call {emergency}, or {line}. Which of the two is it?',
    'To be sure I hear it right: do you mean telling somebody? If it is not that, call {emergency}, or {line}, before you do anything.',
  ],
  'told.howtell': [
    'You could say it like this: “I have had thoughts of not wanting to live. You need not fix it; I just do not want to be alone with it.” It may come out clumsy, and it may be a text. When would be a moment for it?',
    'One sentence is enough to begin: “Something has been very bad, and I want you to know.” The rest comes when they ask. Which words would be yours?',
  ],
  'told.secret': [
    'I tell nobody: I am a program and have no way to reach anyone. What I do wish is that you tell one person yourself, one who stays calm. Who could that be?',
    'From me it goes to no one; I cannot call or write to anybody. Whom to tell is yours to choose, and I hope you will choose somebody. Who is safest?',
  ],
  'told.plan': [
    'May I ask one more thing straight out: have you thought about how or when, and is anything you might use within reach?',
    'One direct question, and any answer is all right: is there a plan, or anything near you that you have thought of using?',
  ],
  'told.within': [
    'Even without a plan: is there anything near you that you have thought of using, or any night when you came close to acting on it?',
    'Have the thoughts ever come close to a plan, on the worst nights, and is anything you might use within reach?',
  ],
  'told.again': [
    'And tonight: are the thoughts just there, or is there a pull towards acting on it?',
    'How strong is it now: a thought in the background, or closer to a plan?',
    'Is it louder than before, and has it come any nearer to a plan?',
  ],
  'told.means': [
    'If there is something, let another person keep it for now, or put a locked door between you and it.',
    'Anything you might use is better in another person’s hands, or far from where you sleep.',
    'Keep some distance between you and whatever you might use, above all at night.',
  ],
  'told.keeps': [
    'What has kept you here on the worst days?',
    'What is it that still holds you, even a little?',
  ],
  'told.company': [
    'Is anybody with you tonight, in the house or within a call?',
    'Who is around you this evening, so that you are not alone with it?',
  ],
  'told.who': [
    'Who is the one person you could say a sentence of this to?',
    'If one person near you were to know, who should it be?',
  ],
  'told.before': [
    'When it was this dark before, what made it a little lighter?',
    'What has helped you through such a night, even for an hour?',
  ],
  'told.alone': [
    'By yourself with it, then. Is there anyone who could come over, or stay on the phone for a while, even without talking about this?',
    'Then you have been sitting with this alone. Who could be fetched closer, if only as a voice on the phone?',
  ],
  'told.with': [
    'It is good that somebody is near. Do they know how it is with you?',
    'Then there is a person under the same roof. Could you ask for some company tonight, without having to explain it all?',
  ],
  'told.toomuch': [
    'Not too much. It is plain, and plain is what lets somebody help: one sentence, and then you let them answer. They may be quiet at first; that is only the surprise. Would you say it as it stands?',
    'No, it is no more than what is so. If you want it softer, put in front of it: “You need not fix anything, I only want you to know.” Does that make it easier to say?',
  ],
  'told.near': [
    'Thank you for telling me what is there. On a bad night distance helps most: give it to somebody in the house to keep, or lock it up where it takes work to get at. Would you do that now, and write to me afterwards?',
    'That is worth acting on, plan or no plan: the pull can come fast, and passes sooner with nothing in reach. Ask somebody to take it and keep it out of reach for now. Whom can you ask tonight?',
  ],
  'told.offer': [
    'For the next bad night we could write a short safety plan together, six small steps in your own words. Shall we make that safety plan?',
    'There is one thing that helps many people on such nights: a short safety plan, made while it is quieter. Shall we write a safety plan now?',
  ],
  // Neither a yes nor a no to what we asked.
  'half.partly': [
    'Not that exactly, then. How would you put it, in your own words?',
    'Then what is it more like? Say it as it comes; nothing you say will shock me.',
  ],
  'half.now': [
    'Not right now, then, and I am glad of that. And on other days, are the thoughts there?',
    'Good that it is not there this minute. Are there days when it is?',
  ],
  'half.never': [
    'You would not act on it, and I am glad to know that. Are the thoughts there at times, all the same?',
    'Good that you would not do it. I also mean the thoughts alone: do they come?',
  ],
  'half.past': [
    'So there was such a time. Is any of it back now, even a little?',
    'Thank you for telling me. And these days: do thoughts of dying come at all?',
  ],
  'half.all': [
    'Many people have them at some time, yes. I am asking about you: do you have them now?',
    'It is more common than people say. Is it so for you, these days?',
  ],
  'half.evades': [
    'No reason is needed for that. I would still rather ask than guess: are there thoughts of not wanting to live?',
    'That may be all it is. So that I do not get it wrong: has there been any thought of ending your life?',
  ],
  'half.unclear': [
    'I put that too carefully. I mean: do you sometimes wish you were dead, or think of suicide? Yes and no are both all right.',
    'Plainly, then: do you have thoughts of dying, or of ending your life? One word is enough.',
  ],
  'half.avoids': [
    'You need not answer that. If it is ever a yes, you can say so here, and I will not be shocked. What would you rather talk about?',
    'All right, we leave it there. You can come back to it whenever you like. What is on your mind most?',
  ],
  'half.open': [
    'You need not say yes or no. I do not take it for a no, so to have at hand: {line}, at any hour. How is tonight, next to your worst night?',
    'That can stay open. Because it is open, keep this close: {line}, day or night. What makes it hard to say?',
  ],
  // "Sometimes, yeah", and it may be that.
  'told.perhaps': [
    'So that I do not pass over it: do you mean what I asked before, thoughts of dying? It can be said here.',
    'Let me make sure I hear you: is that the thing I asked about earlier, not wanting to be alive?',
  ],
} as const;
