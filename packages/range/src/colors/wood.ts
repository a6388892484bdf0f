import { defineColor } from './define-color.ts'

/** Wood-look planks: vinyl, laminate, porcelain. */
export const woodLooks = [
  defineColor('Coastal Oak', 'Off-white', 'd8cbb8 c4b49c a99780', 'bleached oak with a pale, salty grain'),
  defineColor('Natural Oak', 'Tan', 'c6a67c b08f65 95774f', 'clear golden boards with gentle cathedrals'),
  defineColor('Honey Oak', 'Yellow/Gold', 'c0935a a87b44 8c6434', 'amber boards with an even grain'),
  defineColor('Smoked Oak', 'Brown', '7c634e 665040 524033', 'fumed oak with dark, open pores'),
  defineColor('Weathered Grey', 'Grey', 'a39c92 8c857b 766f66', 'barn-board grey with silver highlights'),
  defineColor('Driftwood', 'Grey', 'b8afa2 a2998b 8a8174', 'grey-beige with a washed-ashore grain'),
  defineColor('Greige Maple', 'Beige', 'c9bcaa b7a994 a3957f', 'a fine grain between grey and beige'),
  defineColor('Toasted Hickory', 'Brown', '9a7450 7f5d3d 684a2f', 'lively hickory with strong light-and-dark contrast'),
  defineColor('American Walnut', 'Brown', '6b4c37 563b2a 432d20', 'rich brown with flowing figure'),
  defineColor('Espresso', 'Black', '3d2f27 30241e 4c3b31', 'near-black brown with a quiet grain'),
  defineColor('Chestnut', 'Brown', '85593c 6d472f 583824', 'warm brown with a reddish cast'),
  defineColor('Whitewashed Pine', 'White', 'e3dccf d1c7b6 bdb19d', 'limed boards with soft knots'),
  defineColor('Barnwood', 'Multi', '8a7866 6a5d51 a99a88 574a3f', 'reclaimed boards in greys and browns'),
  defineColor('Ebony Ash', 'Charcoal', '474340 393633 5a5551', 'charcoal boards with an open grain'),
  defineColor('Sandbar', 'Beige', 'd0bea2 bda98b a79272', 'sandy oak with a fine wire-brushed grain'),
  defineColor('Copper Oak', 'Terracotta', 'a9714a 92603c 784d2f', 'red-gold boards that glow in afternoon light'),
] as const

/** Stains of real wood; the species is named separately. */
export const woodStains = [
  defineColor('Natural', 'Tan', 'c9a97e b3926a 997a53', 'its own clear, golden grain'),
  defineColor('Raw', 'Beige', 'd6c3a3 c3ae8c ad9774', 'an invisible matte oil that leaves it looking unfinished'),
  defineColor('Fawn', 'Beige', 'cbb495 b69f7f a08968', 'a light, sandy stain'),
  defineColor('Saddle', 'Brown', '9c6f47 84593a 6b472d', 'a leather-brown stain'),
  defineColor('Ember', 'Brown', '7a4f36 65402b 523322', 'a russet stain that glows by lamplight'),
  defineColor('Pewter', 'Grey', '9b948b 857e75 6f6961', 'a silvery stain that lets the grain through'),
  defineColor('Linen', 'Off-white', 'd9cebd c7baa6 b3a590', 'a pale, limed wash'),
  defineColor('Cocoa', 'Brown', '5f4636 4d382b 3d2c22', 'a dark chocolate stain'),
  defineColor('Onyx', 'Black', '362d29 2a2320 453a34', 'an inky stain close to black'),
  defineColor('Harbor Mist', 'Grey', 'b5ac9f a0978a 8a8175', 'a cool grey-beige stain'),
] as const

export const walnutStains = [
  defineColor('Natural', 'Brown', '735340 5d4231 4a3325', 'its own chocolate figure'),
  defineColor('Cocoa', 'Brown', '57402f 463325 36271c', 'a deepened, bitter-chocolate tone'),
] as const
