export type NameStyle = 'classical' | 'modern' | 'nature' | 'craft'

const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Collection names. When all are used, they are reused with a second word. */
export const nameStyles: Readonly<Record<NameStyle, { first: readonly string[]; second: readonly string[] }>> = {
  classical: {
    first: splitWords(`
      Hampton Astoria Belgravia Cortona Fiorella Valmara Lucerne Oriana Palladian Sorrel Bellanova Castellan Montclair
      Verona Aurelia Camden Delphine Elysian Florentine Gramercy Highgate Isolde Juliette Kensington Lombard Mayfair
      Normandy Ophelia Portofino Ravello Savoy Tivoli Umbria Valencia Westbury Amalfi Beaumont Chantilly Dorset
      Evangeline Fontaine Genoa Hyde Ivrea Jardin Lucca Marchesa Novara Orsay Pemberton Regency Siena Trevi Urbino
      Vienna Windsor Avignon Bergamo Cadiz Damask Empire Ferrara Grandin Hadrian Imperia Josephine Loire Medici Nimes
      Olympia Parma Rialto Salerno Turin Versa Wellesley Adelaide Bourbon Clarendon Duchess Estelle Francesca Georgette
    `),
    second: ['Court', 'Row', 'Terrace', 'Palace', 'Gardens', 'Hall', 'House', 'Heritage', 'Grand', 'Classic'],
  },
  modern: {
    first: splitWords(`
      Metro Axis Vector Tempo Contour Nova Parallel Monolith Forma Atelier Linea Studio Cadence Prisma Orbit Loft
      Blok Kinetic Lumen Modul Nexus Onda Plaza Quanta Rhythm Scala Tessel Unison Vantage Wavelength Xenon Yukon Zenith
      Arc Bauform Civic District Element Foundry Gallery Horizon Interval Junction Kubo Level Matrix Neutra Origin Pivot
      Quarter Relay Sector Tangent Uptown Vault Works Annex Borough Canvas Dial Edition Facade Grid Helix Ink
      Joist Kelvin Lattice Margin Notch Outline Plane Radius Signal Trace Urbane Verso Weft Zone
    `),
    second: ['One', 'Lab', 'Park', 'Line', 'Works', 'North', 'Edge', 'Block', 'Two', 'Hall'],
  },
  nature: {
    first: splitWords(`
      Ridgeline Larkspur Cedarbrook Timberfall Saltmarsh Bramble Fairweather Harrow Juniper Kestrel Meadowlark Northwind
      Oakhaven Pinecrest Quail Riverbend Sagebrush Tamarack Upland Willow Yarrow Alder Birchwood Canyon Dogwood
      Elkhorn Foxglove Glenwood Hawthorn Ironwood Jackrabbit Laurel Mesa Nettle Otter Prairie Rowan Sycamore Thicket
      Wren Aspen Blackthorn Cascade Dunes Evergreen Fernwood Grove Heron Island Lakeshore Moorland Orchard Pebble
      Redtail Sandpiper Tidewater Valley Wheatfield Amberwood Bayberry Clearwater Drift Eastwind Firth Gorse Hollow
      Inlet Lichen Marsh Nightjar Osprey Peregrine Quillwood Ravine Starling Thornbury Vesper Wildwood
    `),
    second: ['Trail', 'Creek', 'Ridge', 'Point', 'Hills', 'Falls', 'Bay', 'Grove', 'Reserve', 'Peak'],
  },
  craft: {
    first: splitWords(`
      Bexley Casbah Medina Tangier Alfama Cloister Pottery Marigold Lantern Bodega Calista Dahlia Emberly Figaro Gitana
      Hacienda Izmir Jasmine Kiln Luna Mosaica Nomad Oaxaca Paloma Quilt Rosalia Sonora Talavera Ursa Vera Willa
      Zahara Azulita Bonita Cantina Dulce Estrella Fiesta Granada Havana Ilona Jolie Kasbah Lola Mariposa Nerola Olinda
      Pico Rambla Sevilla Tulum Valeria Ximena Yara Zuma Almeria Bisque Ceramista Doria Eloise Faro Gaia Honeycomb
      Iris Jaipur Kyoto Lima Margaux Nadia Opal Poppy Ronda Sintra Tresor Unita Vida Wisteria Zoe
    `),
    second: ['Kiln', 'Hand', 'Patio', 'Market', 'Square', 'Works', 'Studio', 'Press', 'Brush', 'Glaze'],
  },
}

/** Yields every name of a style once, single words first. */
export function* collectionNames(style: NameStyle): Generator<string> {
  const { first, second } = nameStyles[style]
  yield* first
  for (const after of second) for (const name of first) if (name !== after) yield `${name} ${after}`
}
