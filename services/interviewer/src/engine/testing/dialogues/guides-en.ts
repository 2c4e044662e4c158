import { choice, guide, open, scale } from './material.ts';

export const ENGLISH = [
  guide('The booking software', 'en-GB', [
    open('How does a customer’s order get into the system?', 'entering orders', [
      ['A very good customer was really offended last week, as her order went to the wrong branch.', 'b'],
      ['They mail us a list and I type it in, line by line.'],
      ['The tool changed the address on all of them, and nobody noticed until the parcels came back.', 'b'],
    ]),
    scale('From 0 (not at all) to 10 (completely), how far do you trust the numbers in it?', '6', [
      ['I would say 6, the totals are right but the stock never is.', 'b'],
    ]),
    choice(
      'How do you mostly get data into it?',
      ['I upload a file', 'I type it in', 'Somebody else does it'],
      'I type it in',
      [['I type it in, mostly in the evening.']],
    ),
    open('Tell me about the last time something went wrong with a booking.', 'booking errors', [
      ['Last Tuesday two families had the same room, so I had to drive one of them to another hotel at midnight.', 'b'],
      ['Nothing dramatic, a name was misspelt.'],
    ]),
    open('What works well for you in the software?', 'strengths', [
      ['The calendar works well, I really like it.', 'g'],
      ['It used to be good before the update.', 'b'],
      ['Great, another question about how wonderful it is.', 'b'],
    ]),
    open('If you could change one thing, what would it be?', 'wishes', [['One screen instead of five.']], {
      max_probes: 1,
    }),
  ]),
  guide('Your visit to the hospital', 'en-US', [
    open('Could you walk me through the day you came in?', 'arrival', [
      ['I came in at seven, checked in at the desk and waited about two hours before anyone called me.', 'b'],
      ['My daughter drove me. The nurse at the desk was friendly and we were seen quickly.', 'g'],
      ['It was not as bad as I had feared.'],
    ]),
    open('How were you told what would happen next?', 'information', [
      ['Nobody told me anything, I was scared the whole night.', 'b'],
      ['The doctor drew it on a sheet of paper, which I found very clear.'],
    ]),
    scale('On a scale from 1 to 5, how safe did you feel on the ward?', '4', [['Probably a 4, at night rather a 3.']]),
    choice('Who explained your medication to you?', ['A doctor', 'A nurse', 'The pharmacist', 'Nobody'], 'A nurse', [
      ['A nurse did, shortly before I left.'],
    ]),
    open('How did things go after you were back home?', 'after the stay', [
      ['The letter to my own doctor never arrived, so I had to go back and fetch it.', 'b'],
      ['Fine, I am back at work.'],
    ]),
    open('Is there anything the staff should do differently?', 'changes', [['Knock before they come in.']], {
      required: false,
    }),
  ]),
];
