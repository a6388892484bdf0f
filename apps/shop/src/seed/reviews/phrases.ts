/** Sentences for reviews. `{room}`, `{color}` and `{size}` are replaced by values of the product. */
export interface ReviewPhrase {
  text: string
  /** Product traits it fits; undefined fits every product. */
  of?: readonly ProductTrait[]
  /** Traits it also needs, all of them: a floor is praised only for what may be a floor. */
  needs?: readonly ProductTrait[]
}

export type ProductTrait =
  | 'tile'
  | 'mosaic'
  | 'plank'
  | 'click'
  | 'wood'
  | 'stone'
  | 'large'
  | 'small'
  | 'polished'
  | 'matte'
  | 'textured'
  | 'varied'
  | 'even'
  | 'grout'
  | 'mortar'
  | 'goods'
  | 'floor'
  | 'wall'
  | 'backsplash'
  | 'shower'
  | 'shower-floor'
  | 'wood-look'
  | 'waterproof'

const laid = ['tile', 'mosaic', 'plank', 'click', 'wood'] as const

export const openings: readonly ReviewPhrase[] = [
  { text: 'Used this for our {room}.', of: laid },
  { text: 'We redid the {room} over two weekends.', of: laid },
  { text: 'Went into a {room} we are fixing up to sell.', of: laid },
  { text: 'Ordered a sample first, carried it around the house for a month, then bought the boxes.', of: laid },
  { text: 'My wife picked {color}, I only had to set it.', of: laid },
  { text: 'Third time we have bought this one, now for the {room}.', of: laid },
  { text: 'Small {room}, 48 sq ft, first tile job of my life.', of: ['tile', 'mosaic'] },
  { text: 'Laid about 300 sq ft of the {size} for a client.', of: ['tile', 'plank', 'wood', 'click'] },
  { text: 'Our contractor suggested something else. Glad we stayed with this.', of: laid },
  { text: 'Replaced a floor from 1987 with it.', of: ['tile', 'plank', 'click', 'wood'], needs: ['floor'] },
  { text: 'Behind the stove, up to the hood.', of: ['mosaic', 'small'], needs: ['backsplash'] },
  { text: 'Bought two of these for one bathroom and used one and a half.', of: ['grout', 'mortar'] },
  { text: 'What the man at the counter told me to take.', of: ['grout', 'mortar', 'goods'] },
  { text: 'Needed it on a Saturday, picked it up on a Saturday.', of: ['grout', 'mortar', 'goods'] },
]

export const praises: readonly ReviewPhrase[] = [
  { text: 'Every box was the same lot, as the page had promised.', of: laid },
  { text: 'The boxes calculator was off by less than one box, and that one is in the garage for repairs.', of: laid },
  {
    text: 'Color on the screen and color on the wall are close enough that no one was surprised.',
    of: laid,
    needs: ['wall'],
  },
  { text: 'Arrived on a pallet, not one broken piece in 22 boxes.', of: ['tile', 'plank', 'stone'] },
  {
    text: 'Edges are true. I could hold an eighth of an inch all the way across the room.',
    of: ['tile', 'large', 'plank'],
  },
  { text: 'Cuts clean on a wet saw and snaps fine on a good cutter too.', of: ['tile'] },
  { text: 'Drilled four holes for the shower without a crack.', of: ['tile', 'stone'], needs: ['shower'] },
  { text: 'Flat. I checked ten with a straightedge and gave up looking for a bad one.', of: ['large', 'plank'] },
  { text: 'The shine makes a dark hallway feel twice as wide.', of: ['polished'], needs: ['floor'] },
  { text: 'Wipes down with water. No streaks.', of: ['polished', 'matte'] },
  { text: 'Not slippery even when the dog comes in from the rain.', of: ['matte', 'textured'], needs: ['floor'] },
  { text: 'The matte surface hides footprints better than anything we had before.', of: ['matte'], needs: ['floor'] },
  {
    text: 'You feel the texture under bare feet, but the mop does not catch on it.',
    of: ['textured'],
    needs: ['floor'],
  },
  { text: 'A lot of movement from piece to piece, which is exactly why we wanted it.', of: ['varied'] },
  {
    text: 'I laid five boxes out on the drive first, mixed them, and the pattern looks like it was planned.',
    of: ['varied'],
  },
  { text: 'Very even in color. You have to look for a repeat.', of: ['even'] },
  { text: 'Sheets line up. I could not find the seams once the grout was in.', of: ['mosaic'] },
  { text: 'The mesh holds together when it is wet, which is more than I can say of others.', of: ['mosaic'] },
  { text: 'Follows the slope to the drain without a single cut.', of: ['mosaic'], needs: ['shower-floor'] },
  { text: 'Neighbors think it is real oak until they knock on it.', of: ['plank', 'click'], needs: ['wood-look'] },
  { text: 'Clicks together with a tap. Two people, one day, 400 sq ft.', of: ['click'] },
  { text: 'Survived a dishwasher leak in its second week.', of: ['click'], needs: ['waterproof'] },
  { text: 'The boards are straight and the tongues were all whole.', of: ['wood'] },
  { text: 'Smelled like a workshop for a day, now it just looks like it has always been here.', of: ['wood'] },
  { text: 'The veins are different on each piece. It is stone, and it looks like it.', of: ['stone'] },
  { text: 'Sealed it twice before grouting and wine has not left a mark.', of: ['stone'] },
  { text: 'Goes off slowly enough for one person to work alone.', of: ['grout', 'mortar'] },
  { text: 'The color dried to what is on the card. That alone is worth a star.', of: ['grout'] },
  { text: 'No cracks after a winter.', of: ['grout'] },
  { text: 'Holds a big tile where you put it. Nothing slid overnight.', of: ['mortar'] },
  { text: 'Mixes without lumps.', of: ['grout', 'mortar'] },
  { text: 'Does what it says and has not broken yet.', of: ['goods'] },
  { text: 'Better made than the one I had for fifteen years.', of: ['goods'] },
  { text: 'Pickup took ten minutes and someone helped me load.' },
  { text: 'It came two days before the date I was told.' },
  { text: 'I called with a question about the quantity and got an answer, not a menu.' },
]

export const grumbles: readonly ReviewPhrase[] = [
  {
    text: 'Two corners were chipped in the bottom box. They sent replacements, but it cost me three days.',
    of: ['tile', 'plank', 'stone'],
  },
  {
    text: 'Heavier than I thought. Read the weight on the page before you plan to carry it upstairs.',
    of: ['tile', 'large', 'stone', 'plank'],
  },
  { text: 'Shows every water spot. Lovely at night, less so in the morning sun.', of: ['polished'] },
  { text: 'Grout haze sits in the texture; wipe it sooner than you think you need to.', of: ['textured'] },
  { text: 'The matte finish takes a second wipe after cooking.', of: ['matte'] },
  { text: 'More variation than the first picture suggests. Do look at all the faces.', of: ['varied'] },
  { text: 'A bit flat in real life. I had hoped for more depth in {color}.', of: ['even'] },
  {
    text: 'You need a leveling system for these. I did the first row without and took it up again.',
    of: ['large', 'plank'],
  },
  { text: 'A few boards had a slight bow. Keep the offset small.', of: ['plank'] },
  { text: 'Three sheets had a chip missing. Easy to fix, still annoying.', of: ['mosaic'] },
  { text: 'So many joints. Take an extra bag of grout.', of: ['mosaic', 'small'] },
  { text: 'Sounds a little hollow without a pad under it.', of: ['click'] },
  { text: 'Some short boards in each box, so there was more waste than I had planned.', of: ['wood'] },
  { text: 'It wants to be sealed, and sealed again next year. Know that before you buy.', of: ['stone'] },
  { text: 'Darker than the sample until it had dried for a week.', of: ['grout'] },
  { text: 'The bag had a tear. Nothing lost, but the car needed a vacuum.', of: ['grout', 'mortar'] },
  { text: 'Sets fast on a hot day. Mix half.', of: ['mortar', 'grout'] },
  { text: 'The handle could be longer.', of: ['goods'] },
  { text: 'Freight came with a four-hour window and then called an hour early.', of: laid },
  { text: 'I ended up one box short, my own fault for ignoring the 10%.', of: laid },
  { text: 'Not the cheapest.' },
]

const phrasesOf = (...texts: string[]): readonly ReviewPhrase[] => texts.map((text) => ({ text }))

export const endings: Record<number, readonly ReviewPhrase[]> = {
  5: phrasesOf(
    'Would buy it again tomorrow.',
    'Cannot stop looking at it.',
    'Exactly right.',
    'Five stars, and I do not give those out.',
    'The room finally looks finished.',
  ),
  4: phrasesOf(
    'Still, a good choice.',
    'One star off for that, otherwise happy.',
    'Happy with it, with open eyes.',
    'Recommended with that in mind.',
  ),
  3: phrasesOf(
    'It is fine.',
    'Does the job. No more, no less.',
    'I would look around a little longer next time.',
    'Mixed feelings.',
  ),
  2: [
    ...phrasesOf('I expected more at this price.', 'Would not choose it again for this room.'),
    { text: 'It is on the wall now, so we live with it.', of: laid, needs: ['wall'] },
  ],
  1: phrasesOf(
    'It went back. The return was easy, at least.',
    'Not for us.',
    'I would ask for a sample first. I did not.',
  ),
}

export const titles: Record<number, readonly ReviewPhrase[]> = {
  5: [
    ...phrasesOf(
      'Better than the pictures',
      'Worth every cent',
      'Very happy',
      'No complaints at all',
      'Just right',
      'Again, please',
    ),
    { text: 'Our {room} is a different room', of: laid },
    { text: 'Easy to set, lovely to look at', of: ['tile', 'mosaic'] },
    { text: 'Looks like the real thing', of: ['plank', 'click'], needs: ['wood-look'] },
    { text: 'A pleasure to work with', of: ['grout', 'mortar', 'wood'] },
  ],
  4: phrasesOf('Good, with one but', 'Nearly perfect', 'Solid', 'Happy overall', 'Good value', 'Does what it should'),
  3: phrasesOf('All right', 'Fine, not more', 'Depends on the light', 'Okay for the price', 'Good and not so good'),
  2: phrasesOf('Expected more', 'Not quite what I had in mind', 'Look at it in person first'),
  1: phrasesOf('Went back', 'Not for this house', 'Wrong choice for us'),
}

export const firstNames: readonly string[] =
  'Alma Amir Annette Arlo Beatriz Bianca Brooke Caleb Carmen Cedric Celia Chidi Clara Colleen Dale Deepa Desmond Dominic Edith Elena Emeka Ethan Farah Fiona Frank Gail Gordon Hana Harriet Hector Imani Irene Ivan Jasper Joan Jorge Joyce Kaito Keisha Kurt Lamar Leah Lorenzo Mabel Marcus Mei Miriam Naveen Noreen Omar Otis Paloma Patrick Priya Quentin Rafael Renee Rosa Sanjay Shelby Silas Soledad Tamara Tobias Trish Ursula Vera Victor Wes Yolanda Zoe'.split(
    ' ',
  )

export const answers: readonly string[] = [
  'Thank you for saying so, {name}. Sealed boxes go back within 90 days, and we pick up what is too heavy to carry. Call the store that sold it and it is arranged in one call.',
  'That is not how it should arrive, {name}. If boxes were damaged, send one photo through your order and we replace them without a return.',
  'We hear you, {name}. A sample of the present lot is on us: ask for it at the counter with your order number.',
  'Thank you, {name}. We have added your point to the notes on this page, so that the next person reads it before buying.',
]
