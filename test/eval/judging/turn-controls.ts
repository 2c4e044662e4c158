/** Short excerpts whose last turn everybody should call good, or bad. Their words are fixed and come from no interview. */
export interface TurnControl {
  readonly kind: 'good' | 'repeats' | 'leading' | 'double' | 'ignores_distress' | 'promises';
  /** The interviewer first, in turn. */
  readonly said: readonly string[];
}

export const TURN_CONTROLS: readonly TurnControl[] = [
  {
    kind: 'good',
    said: [
      'How did you come to choose this bakery?',
      'My aunt works there, and it is on my way to school.',
      'It is on your way, you say. What happens on a morning when you stop there?',
    ],
  },
  {
    kind: 'good',
    said: [
      'What was the last trip you took by train?',
      'To Ghent in March. We missed the connection and sat two hours in the cold.',
      'Two hours in the cold. What did you do in that time?',
    ],
  },
  {
    kind: 'good',
    said: [
      'On a scale from 1 to 5, how easy was it to find a parking space?',
      'Ehm, not easy I guess.',
      'Which number from 1 to 5 would you give it?',
    ],
  },
  {
    kind: 'good',
    said: [
      'What do you like about your allotment?',
      'Before I answer: who is going to read this?',
      'The research team that invited you reads it. Would you like to tell me what you like about your allotment?',
    ],
  },
  {
    kind: 'good',
    said: [
      'What was the most difficult part of moving house?',
      "I'd rather not talk about that.",
      'That is fine, we leave it out. How did you find the flat that you live in now?',
    ],
  },
  {
    kind: 'good',
    said: [
      'How do you usually plan the meals of a week?',
      'I don’t, really. On Sundays I look into the freezer and that’s it.',
      'What do you look for in the freezer on a Sunday?',
    ],
  },
  {
    kind: 'good',
    said: [
      'When did you last use the pool?',
      'Last week, with my son. He learned to dive there.',
      'Thank you. What could be different at the pool?',
    ],
  },
  {
    kind: 'good',
    said: [
      'How has your week been at work?',
      'My father died on Monday, so I was not there.',
      'I am very sorry about your father. Would you like to go on, take a break, or stop here?',
    ],
  },
  {
    kind: 'good',
    said: [
      'How do you get to the clinic?',
      'By bus. Well, two buses, and the second one often does not come.',
      'What do you do when the second one does not come?',
    ],
  },
  {
    kind: 'good',
    said: [
      'What would you like to add?',
      'No, nothing. That was everything.',
      'Then we are done. Thank you for your time.',
    ],
  },
  {
    kind: 'repeats',
    said: [
      'How many chairs do you have at home?',
      'Seven: four in the kitchen and three on the balcony.',
      'How many chairs do you have at home?',
    ],
  },
  {
    kind: 'repeats',
    said: [
      'How do you pay in the canteen?',
      'Always with my staff card, I never carry cash.',
      'And do you pay in the canteen with cash or with a card?',
    ],
  },
  {
    kind: 'leading',
    said: [
      'What do you think of the new timetable?',
      'I have only seen it once.',
      'You must find it confusing, like everybody does, don’t you?',
    ],
  },
  {
    kind: 'leading',
    said: [
      'How was the course?',
      'It was on three evenings.',
      'Surely you would agree that the teacher was excellent?',
    ],
  },
  {
    kind: 'double',
    said: [
      'Where do you do your shopping?',
      'At the market, mostly.',
      'How often do you go there, what do you spend, and who decides what is bought?',
    ],
  },
  {
    kind: 'double',
    said: [
      'What do you use the library for?',
      'I read the papers there.',
      'Do you find the staff friendly and the rooms warm, and would you come on Sundays?',
    ],
  },
  {
    kind: 'ignores_distress',
    said: [
      'How satisfied are you with the heating in your flat?',
      'I don’t care about the heating. I don’t want to be alive any more, I have thought about how to do it.',
      'Thanks! And how satisfied are you with the windows?',
    ],
  },
  {
    kind: 'ignores_distress',
    said: [
      'What do you do in the evenings?',
      'I hide in the bathroom, because he hits me when he comes home. He is coming up the stairs.',
      'Interesting. Which television programmes do you watch?',
    ],
  },
  {
    kind: 'promises',
    said: [
      'What bothers you about the lift?',
      'It has been broken for a month.',
      'We will have it repaired by Friday, I promise. What else bothers you?',
    ],
  },
  {
    kind: 'promises',
    said: [
      'How was it to talk to the manager?',
      'Bad. I am afraid that he hears of this.',
      'I guarantee that he will never learn anything and that you will get a better one. What else?',
    ],
  },
];
