import { type PhraseTemplates, phraseLines } from './phrases.ts'

/** Uses, for the third sentence. */
export const usePhrases: PhraseTemplates = phraseLines(`
  {?mosaic}{?showerfloor}Small chips and many joints make it a sure-footed shower floor.
  {?mosaic}{?showerfloor}Use it on the shower floor, and carry it up into the niche.
  {?mosaic}{?showerfloor}On the sloped floor of a shower it follows the drain without a single cut.
  {?mosaic}{?showerfloor}Bare feet find their hold on it, soap or no soap.
  {?mosaic}{?showerfloor}Shower floors first; then niches, thresholds and the odd table top.
  {?mosaic}{?showerfloor}It bends with the slope of a shower pan and lies flat on a wall.
  {?mosaic}{?notshowerfloor}Keep it on the wall: behind the range, around a mirror, inside a niche.
  {?mosaic}{?notshowerfloor}{?shower}It makes a striking backsplash, and a feature wall in a shower.
  {?mosaic}{?notshowerfloor}A band of it above the counter is enough to change a kitchen.
  {?outdoor}Run it from the living room out to the terrace: it takes frost, and it grips when wet.
  {?outdoor}It is rated for outside, so steps, patios and pool surrounds are open to it.
  {?outdoor}Rain makes no difference to it, and neither does January.
  {?tile}{?floor}{?dry}Entries, kitchens and baths all suit it.
  {?tile}{?floor}{?dry}Floors first, but it climbs walls just as well.
  {?tile}{?floor}{?dry}Lay it through kitchen and hall without a break, and up the side of the island.
  {?tile}{?floor}{?dry}It goes wherever feet go indoors, and up the bathroom wall.
  {?polished}{?floor}Keep it to walls and to floors that stay dry.
  {?polished}{?floor}Foyers, fireplaces and powder rooms show it at its best.
  {?wallonly}{?field}Backsplashes, tub surrounds and fireplace fronts are what it is for.
  {?wallonly}{?field}Take it from counter to ceiling, and it becomes the kitchen.
  {?wallonly}{?field}It is wall tile, at its best behind a range or around a shower.
  {?wallonly}{?field}A half-height bath wall with a matching edge is all it takes.
  {?shower}{?field}Kitchen wall or shower wall, it does not mind which.
  {?large}Full-height walls and open floors are where the format pays off.
  {?large}It makes small rooms larger: fewer joints, fewer lines.
  {?lvp}Kitchens, baths, laundries and basements are all fair game.
  {?lvp}It runs through the whole house, wet rooms included.
  {?lvp}Over an old tile floor it saves you the demolition.
  {?laminate}Bedrooms, hallways and living rooms are its ground.
  {?laminate}It floats over concrete or plywood, up one flight of stairs or down.
  {?laminate}Home offices and playrooms get the most out of it.
  {?engineered}It goes over slabs and radiant heat, where solid boards may not.
  {?engineered}Condo, ground floor or upstairs, it can be glued, nailed or floated.
  {?engineered}Living rooms and bedrooms are its home, and a careful kitchen too.
  {?solid-wood}Living rooms, dining rooms and stairs are its ground.
  {?solid-wood}Upstairs and down, as long as there is plywood beneath.
  {?solid-wood}It belongs in rooms you intend to keep.
`)

/** Installation, for the story. */
export const layingPhrases: PhraseTemplates = phraseLines(`
  {?field}{?rectangle}Try it in a straight grid for calm, or offset by half for rhythm; stacked on end it makes a ceiling look higher.
  {?field}{?rectangle}A running bond hides small differences in size, and a stacked layout shows them, so choose to suit the wall.
  {?field}{?rectangle}{?small}In a herringbone it needs about a fifth more tile than the room measures.
  {?field}{?square}Turn it by forty-five degrees and order fifteen percent more.
  {?field}{?square}A straight grid lets the surface speak; start from the middle of the room.
  {?field}{?hexagon}Hexagons begin at the longest wall, and the cuts disappear under the baseboard.
  {?field}{?hexagon}Let a few hexagons run on into the next floor, and the doorway takes care of itself.
  {?field}{?shaped}Dry-lay two rows on the bench before the first dab of mortar: the outline needs room.
  {?large}Back-butter every piece, use a half-inch trowel, and level as you go.
  {?large}{?floor}Plan for a flat subfloor, within an eighth of an inch over ten feet, and for two people.
  {?large}Order about three points more for waste than you would for a foot-square tile.
  {?plank}Offset planks by a third, never by half, and stagger the ends by six inches or more.
  {?plank}Run the planks with the light from the main window.
  {?plank}In a herringbone, planks of {size} need an extra fifth.
  {?mosaic}Press the sheets in with a float, check the joints between them, and grout in {grout}.
  {?mosaic}Cut sheets with a knife through the mesh, and turn a corner without a saw.
  {?mosaic}Order fifteen percent more, and trade sheets between boxes before you set.
  {?tile}We drew it with {grout} grout; a darker one outlines each piece.
  {?tile}Grout in {grout} and the joints step back.
  {?tiletrim}Order a tenth more than the wall measures, for corners and miters.
  {?tiletrim}Set it last, after the field tile has cured.
  {?tiletrim}Match it to the field from the same collection; lots are fired apart, so compare before setting.
  {?tiletrim}Miter the corners, or let one piece run past the other and polish the end.
  {?floortrim}Order a tenth more than the edge measures, for cuts.
  {?floortrim}Cut it with a fine-toothed saw and touch up the end with a marker of the same tone.
  {?floortrim}Leave it in the room with the planks, so that both settle together.
  {?click}Start along the straightest wall, keep a quarter inch clear all around, and stagger the ends by eight inches.
  {?click}Let the cartons rest flat for two days, open none until you begin, and mix planks from four at a time.
  {?realwood}Rack out boards from several cartons before you fasten the first.
  {?realwood}Measure the moisture of subfloor and boards; they should be within three points of each other.
`)

export const carePhrases: Readonly<
  Record<'stone' | 'tile' | 'crackle' | 'porous' | 'glass' | 'vinyl' | 'laminate' | 'wood', PhraseTemplates>
> = {
  stone: phraseLines(`
    Seal it before grouting, then once a year, and wash it with a neutral cleaner.
    A penetrating sealer and a neutral soap are all the care it needs. Keep vinegar away.
    Blot spills, do not wipe them, and renew the sealer when water stops beading.
    Dust-mop often, damp-mop seldom, and keep acids off it.
    Felt under furniture and a mat at the door keep it looking new.
  `),
  tile: phraseLines(`
    It needs no sealing. Sweep it, mop it, forget about it.
    Household cleaners are fine; skip wax and oil soaps, which leave a film.
    Warm water does for the tile; seal the grout and you are done.
    Nothing in a kitchen stains it, so clean the grout and the tile will follow.
    A damp microfiber cloth keeps it bright.
  `),
  crackle: phraseLines(`
    Seal it before grouting and once a year in the shower; wipe it with a soft cloth.
    The fine lines take up color if they are not sealed, so seal first and grout after.
    Mild soap is all it needs, and a fresh coat of sealer each year where it is wet.
  `),
  porous: phraseLines(`
    Two coats of sealer before grouting and one after keep stains on the surface.
    Mop with a neutral soap, and give it a fresh coat of sealer each spring.
    Wipe up oil and wine at once, and let the rest become patina.
    Never clean it with acid or bleach.
    Wax it once a year if you like a low sheen.
  `),
  glass: phraseLines(`
    Wipe it with a soft cloth and a cleaner without ammonia.
    A squeegee after the shower keeps hard water off it.
    Nothing soaks in, so there is nothing to seal but the grout.
    Skip scouring powder, and it will look the same in twenty years.
  `),
  vinyl: phraseLines(`
    Vacuum without the beater bar and mop with a no-rinse cleaner.
    Felt pads under furniture, no rubber-backed mats, no steam.
    Water does not hurt it; grit does, so keep a mat at the door.
    A damp mop once a week is plenty.
  `),
  laminate: phraseLines(`
    Dry-mop it, damp-mop it, and never flood it.
    Wipe up spills within the day, and keep steam mops off.
    Felt pads under chair legs keep the face unscratched.
    A microfiber pad and a spray cleaner are enough.
  `),
  wood: phraseLines(`
    Sweep often, use a hardwood cleaner now and then, and keep steam mops away.
    Keep the air between 35 and 55 percent humidity, and the boards will stay tight.
    Mats at the doors and felt under the chairs do more than any polish.
    Scratches can be touched up; deep ones can be sanded out.
  `),
}

export const trimPhrases: MaterialTrim = {
  bullnose: phraseLines(`
    A rounded edge that finishes {color} where the tile stops in the middle of a wall.
    Caps the raw edge of the {name} field tile, in {color}, so that nothing sharp is left.
    One long side is rounded and glazed or finished like the face, for window sills, tub decks and the tops of wainscots.
    Made in the same color and finish as the field, for edges that show.
    Ends a tiled wall in {color} without a metal strip.
  `),
  pencil: phraseLines(`
    A slim half-round that frames a niche or tops a backsplash in {color}.
    Draws a fine line between {color} and paint, or between field and mosaic.
    A pencil-thin molding in {color}, for borders, frames and edges.
    Sets off a panel of mosaic, or simply closes a row.
  `),
  'chair-rail': phraseLines(`
    A sculpted rail in {color} that gives a half-tiled wall a proper top.
    Caps a wainscot the old way, with a shadow line beneath.
    A deep profile in {color}, for the place where tile meets plaster.
  `),
  'quarter-round': phraseLines(`
    Softens an outside corner in {color}, where two cut edges would meet.
    A quarter of a circle, for corners, ledges and the edge of a step.
    Turns a sharp corner into a rounded one, in the same {color}.
  `),
  cove: phraseLines(`
    Curves from floor to wall in {color}, so that a mop reaches everywhere.
    A sanitary base in the color of the floor, with no corner to scrub.
  `),
  'metal-edge': phraseLines(`
    A metal profile for edges that have no trim of their own.
  `),
}

type MaterialTrim = Readonly<
  Record<'bullnose' | 'pencil' | 'chair-rail' | 'quarter-round' | 'cove' | 'metal-edge', PhraseTemplates>
>

export const floorTrimPhrases: Readonly<Record<'bullnose' | 'quarter-round', PhraseTemplates>> = {
  bullnose: phraseLines(`
    Finishes the front of a step in {color}, flush with the planks of the {name} collection.
    A nosing in the same {color} as the floor, for stairs and sunken rooms.
    Carries the floor over the edge of a step, in matching {color}.
  `),
  'quarter-round': phraseLines(`
    Covers the gap along the baseboard in {color}, so the floor can move and nobody sees it.
    A slim molding in the {color} of the floor, nailed to the baseboard and never to the planks.
    Hides the expansion gap of the {name} floor, in the same {color}.
  `),
}
