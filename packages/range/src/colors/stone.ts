import { defineColor } from './define-color.ts'

export const limestones = [
  defineColor('Jura Beige', 'Beige', 'd9cdb8 c1b297 a89a80 e5dccb', 'sandy beige dotted with small fossils'),
  defineColor('Moleanos', 'Off-white', 'e6dfd0 d2c8b3 c0b59d efeadf', 'chalky ivory with a fine, even grain'),
  defineColor('Lagos Blue', 'Grey', '8b9092 70777a a6abac 7d8385', 'blue-grey with fossil traces that show when wet'),
  defineColor('Seagrass', 'Green', '9b9a86 82816c b5b4a1 8d8c77', 'muted sage grey crossed by tiny fossil lines'),
  defineColor('Gascogne', 'Grey', 'aaa79f 918e85 c2bfb8 9e9b93', 'soft dove grey, calm and even'),
  defineColor('Corton', 'Tan', 'c8b18f ae9671 dcc9ab bba380', 'wheat tan with gentle cloud movement'),
] as const

export const travertines = [
  defineColor('Ivory', 'Off-white', 'e8deca d2c3a5 bfae8d f0e9db', 'pale cream layered like fine pastry'),
  defineColor('Navona', 'Beige', 'ddcdb0 c6b28e b09a73 e9ddc6', 'cream and wheat in soft linear bands'),
  defineColor('Noce', 'Brown', '94765a 775c43 b4977a 846850', 'deep brown with shadowy strata'),
  defineColor('Silver', 'Grey', 'a9a49c 8b867e c5c1ba 99948c', 'cool grey streaked with taupe'),
  defineColor('Walnut Blend', 'Tan', 'b89a76 9a7c59 d3b997 a88a66', 'toffee tan drifting from light to dark'),
  defineColor('Scabos', 'Multi', 'c39b72 8c5f44 e2c9a4 a97c58', 'honey, rust and cream in one lively mix'),
] as const

export const slates = [
  defineColor('Raven Black', 'Black', '2c2f31 3c4043 202325 484c4f', 'blue-black with a fine natural cleft'),
  defineColor('Autumn Blaze', 'Multi', '6d6153 9a6b43 4b5150 b08a5c', 'rust, copper and moss over dark grey'),
  defineColor('Heath Grey', 'Grey', '6f7679 5b6164 868d90 646b6e', 'mid grey with a silvery sheen'),
  defineColor('Glade Green', 'Green', '66736a 525e56 7d8a80 5c6860', 'grey-green, quiet and slightly chalky'),
  defineColor('Heron Blue', 'Charcoal', '474f56 383f45 5c656d 40484e', 'deep blue-grey like wet pavement'),
  defineColor('Copper Canyon', 'Brown', '7a5a45 a8764e 4f4640 93684a', 'earth brown lit by orange streaks'),
] as const

export const granites = [
  defineColor('Absolute Black', 'Black', '1b1c1d 2b2c2e 111213', 'a dense, even black'),
  defineColor('Luna Pearl', 'Grey', 'b9b7b4 7f7d7a e3e1de 4d4b49', 'pearl grey peppered with black mica'),
  defineColor('Blue Baltic', 'Navy', '3b444f 6f7d8c 23292f 8c98a5', 'midnight blue with opalescent flecks'),
  defineColor('Giallo Fiorito', 'Tan', 'c9a878 8f6d44 e6d2ad 5c4a35', 'golden tan speckled with garnet and cream'),
  defineColor('White Sparkle', 'White', 'e4e3df bdbbb7 8f8d8a f3f2ef', 'white salted with grey and quartz glitter'),
  defineColor('Forest Night', 'Green', '2c3a33 51655a 1b2520 7a8d80', 'near-black green with silver grains'),
] as const

export const quartzites = [
  defineColor('Glacier', 'White', 'e9eceb c8d0d0 aab6b8 f4f6f5', 'icy white with flowing grey-blue lines'),
  defineColor('Golden Sun', 'Yellow/Gold', 'cfb07c a9844e e7d3a9 8e7450', 'honeyed layers that catch low light'),
  defineColor('Silver Falls', 'Grey', '9ca2a3 7c8486 bfc5c5 666e70', 'cool grey with a glint of mica'),
  defineColor('Azure Reef', 'Blue', '8aa4ad 5d7f8c b8cdd2 456672', 'sea blue washed with chalk'),
  defineColor('Taj Cream', 'Off-white', 'ece2d1 d6c3a3 c4ae8b f5eee2', 'warm cream with slow golden waves'),
] as const

export const stoneLooks = [
  defineColor('Fossil', 'Beige', 'd6c9b4 bfb097 a89a82 e3d9c8', 'warm beige scattered with shell marks'),
  defineColor('Lagoon Grey', 'Grey', '9fa1a0 878a89 b8bab9 939695', 'cloudy mid grey with faint mineral veins'),
  defineColor('Sandstone', 'Tan', 'cdb592 b59b77 e0ccad c1a884', 'wind-combed tan with fine strata'),
  defineColor('Chalk', 'Off-white', 'e9e5dc d9d3c6 cac3b4 f2efe8', 'powdery off-white with barely-there clouds'),
  defineColor('Basalt', 'Charcoal', '45474a 37393b 56585b 3e4043', 'volcanic charcoal, fine-grained and even'),
  defineColor('Quarry Blue', 'Blue', '7f8c96 69757f 98a4ad 74818b', 'blue stone with the look of sawn blocks'),
  defineColor('Driftstone', 'Grey', 'b4aea4 9d978d cac5bc a8a298', 'greige that leans warm in evening light'),
  defineColor('Riverbed', 'Multi', '8d8478 6b655c b3a898 a0785a', 'pebble greys with rusty seams'),
  defineColor('Dune', 'Beige', 'dcd0bc c8baa2 e8dfcf d2c5af', 'pale sand with soft ripple lines'),
  defineColor('Iron Ridge', 'Brown', '6e5a4b 86705e 584639 7b6654', 'rusty brown with oxide shadows'),
] as const
