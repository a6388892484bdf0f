export interface StateTax {
  /** Percent of the price. */
  percent: number
  /** Whether delivery charges are taxed with the goods. */
  isShippingTaxed: boolean
}

/** The day on which the table below was correct. */
export const stateTaxesAsOf = '2025-07-01'

const goodsOnly = (percent: number): StateTax => ({ percent, isShippingTaxed: false })
const withShipping = (percent: number): StateTax => ({ percent, isShippingTaxed: true })

/**
 * General sales tax by state, including uniform local additions (CA, UT, VA); counties and cities may add more. A
 * starting point: a shop that files returns connects a tax service as a checkout event.
 */
export const stateTaxes: Readonly<Record<string, StateTax>> = {
  AK: goodsOnly(0),
  AL: goodsOnly(4),
  AR: withShipping(6.5),
  AZ: goodsOnly(5.6),
  CA: goodsOnly(7.25),
  CO: goodsOnly(2.9),
  CT: withShipping(6.35),
  DC: withShipping(6),
  DE: goodsOnly(0),
  FL: goodsOnly(6),
  GA: withShipping(4),
  HI: withShipping(4),
  IA: goodsOnly(6),
  ID: goodsOnly(6),
  IL: goodsOnly(6.25),
  IN: withShipping(7),
  KS: goodsOnly(6.5),
  KY: withShipping(6),
  LA: goodsOnly(5),
  MA: goodsOnly(6.25),
  MD: goodsOnly(6),
  ME: goodsOnly(5.5),
  MI: goodsOnly(6),
  MN: withShipping(6.875),
  MO: goodsOnly(4.225),
  MS: withShipping(7),
  MT: goodsOnly(0),
  NC: withShipping(4.75),
  ND: withShipping(5),
  NE: withShipping(5.5),
  NH: goodsOnly(0),
  NJ: withShipping(6.625),
  NM: withShipping(4.875),
  NV: goodsOnly(6.85),
  NY: withShipping(4),
  OH: withShipping(5.75),
  OK: goodsOnly(4.5),
  OR: goodsOnly(0),
  PA: withShipping(6),
  PR: goodsOnly(10.5),
  RI: withShipping(7),
  SC: withShipping(6),
  SD: withShipping(4.2),
  TN: withShipping(7),
  TX: withShipping(6.25),
  UT: goodsOnly(6.1),
  VA: goodsOnly(5.3),
  VT: withShipping(6),
  WA: withShipping(6.5),
  WI: withShipping(5),
  WV: withShipping(6),
  WY: goodsOnly(4),
}
