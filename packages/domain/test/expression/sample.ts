import type { ExpressionFacts, LineFact } from '../../src/expression/facts.ts'

export const line = (fields: Record<string, unknown>, direct: string[] = [], above: string[] = []): LineFact => ({
  ...fields,
  categories: { direct, within: [...direct, ...above] },
})

export const tile = line(
  {
    ID: 'l1',
    ProductID: 'tile',
    Quantity: 10,
    UnitPrice: 4.5,
    LineSubtotal: 45,
    LineTotal: 45,
    PromotionDiscount: 0,
    CostCenter: 'ABC',
    DateAdded: '2026-03-01T10:00:00Z',
    Product: { ID: 'tile', Name: 'White tile', xp: { Tags: ['tag1', 'tag2'], Numbers: [1, 23], OnSale: true } },
    xp: { room: 'bath', 'is*starred': true, stars: 'a*b' },
  },
  ['wall'],
  ['tiles'],
)

export const grout = line(
  {
    ID: 'l2',
    ProductID: 'grout',
    Quantity: 3,
    UnitPrice: 10.1,
    LineSubtotal: 30.3,
    LineTotal: 25.3,
    PromotionDiscount: 5,
    CostCenter: null,
    DateAdded: '2026-03-02T10:00:00Z',
    Product: { ID: 'grout', Name: "Bob's grout", xp: { Tags: [], OnSale: true } },
    xp: null,
  },
  ['supplies'],
)

export const facts: ExpressionFacts = {
  order: {
    ID: 'o1',
    Subtotal: 75.3,
    ShippingCost: 8.1,
    Total: 78.4,
    Status: 'Unsubmitted',
    Comments: null,
    DateCreated: '2026-03-01T09:00:00+00:00',
    FromUser: { ID: 'u1', xp: { level: '3', member: true, since: '2020-01-01' } },
    xp: {
      myarray: ['value1', 'value2', 'four'],
      people: [
        { name: 'Ann', age: 40 },
        { name: 'Ben', age: 12 },
      ],
      rate: 0.1,
      star: 'a*b',
    },
  },
  lines: [tile, grout],
  now: new Date('2026-03-10T12:00:00Z'),
}
