/** Forms of a page send the version it was rendered from with the basket, so that no change of someone else is lost. */
export const withVersion = <Plan extends { basketId: string; version: number }>(plan: Plan): Plan => ({
  ...plan,
  basketId: `${plan.basketId}.${plan.version}`,
})
