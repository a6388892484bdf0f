/** A dealer that buys through the API, and goods that a supplier ships to it. */
export const dealer = { id: 'lakeside', name: 'Lakeside Kitchen & Bath', userName: 'lena@lakeside.example' }

export const dealerCatalog = { ID: 'dealers', Name: 'Dealer program', Active: true }

export const supplierProducts = [
  {
    ID: 'KW-ZELLIGE-4',
    Name: 'Kiln Works Handmade Zellige 4 × 4 in.',
    Description:
      'Hand-cut glazed terracotta, sold by the box of 5 sq ft. Every piece differs a little in size and shade.',
    price: 94.5,
    boxes: 240,
  },
  {
    ID: 'KW-THINSET-50',
    Name: 'Kiln Works White Thinset, 50 lb',
    Description: 'Polymer-modified mortar for handmade tile.',
    price: 38,
    boxes: 60,
  },
  {
    ID: 'KW-SEALER-QT',
    Name: 'Kiln Works Penetrating Sealer, 1 qt',
    Description: 'Seals terracotta before and after grouting.',
    price: 27.25,
    boxes: 80,
  },
] as const

/** The glazes of the zellige; each is a variant. */
export const glaze = {
  ID: 'kw-glaze',
  Name: 'Glaze',
  options: [
    { ID: 'chalk', Value: 'Chalk' },
    { ID: 'sea-glass', Value: 'Sea Glass' },
    { ID: 'ink', Value: 'Ink' },
  ],
} as const

export const wallKit = { ID: 'KW-WALL-KIT', Name: 'Zellige wall kit: thinset and sealer', Active: true }

export const dealerOrderID = 'DEALER-1001'
