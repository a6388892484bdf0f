/** A coupon that takes ten dollars off any order. */
export const tenOff = {
  Code: 'TEN',
  Name: 'Ten off',
  EligibleExpression: 'order.Subtotal > 0',
  ValueExpression: '10',
  AllowAllBuyers: true,
  CanCombine: true,
  Active: true,
}
