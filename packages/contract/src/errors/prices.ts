import { conflict, invalid } from './kinds.ts'

/** Price schedules and promotions. */
export const priceErrors = {
  'PriceSchedule.CannotBeLessThanMin': invalid('The quantity is below the minimum; Data says which.'),
  'PriceSchedule.CannotExceedMax': invalid('The quantity is above the maximum; Data says which.'),
  'PriceSchedule.CumulativeCannotBeLessThanMin': invalid(
    'The quantity over all lines is below the minimum; Data says which.',
  ),
  'PriceSchedule.CumulativeCannotExceedMax': invalid(
    'The quantity over all lines is above the maximum; Data says which.',
  ),
  'PriceSchedule.CannotClearPriceBreaks': invalid('A price schedule that is in use must keep a price break.'),
  'PriceSchedule.CannotDeleteLastPriceBreak': invalid('The last price break cannot be removed.'),
  'PriceSchedule.CannotModify': invalid('You may not change this price schedule.'),
  'PriceSchedule.CannotModifyCurrency': invalid('The currency of this price schedule cannot be changed any more.'),
  'PriceSchedule.CurrencyMismatch': invalid('The currency of the price does not match that of the order.'),
  'PriceSchedule.DuplicatePriceBreaks': invalid('Two price breaks have the same quantity.'),
  'PriceSchedule.InvalidDefaultPriceScheduleID': invalid('The default price schedule does not exist or is not yours.'),
  'PriceSchedule.InvalidSaleStartOrSaleEnd': invalid('The sale must start before it ends.'),
  'PriceSchedule.MinGreaterThanMax': invalid('The minimum quantity is above the maximum quantity.'),
  'PriceSchedule.MinQtyMustBePositive': invalid('The minimum quantity must be above zero.'),
  'PriceSchedule.MissingOrConflicting': invalid('No single price applies to this product for you.'),
  'PriceSchedule.NoPriceBreaks': invalid('The price schedule needs at least one price break.'),
  'PriceSchedule.QtyNotFound': invalid('No price break has this quantity.'),
  'PriceSchedule.QuantityNotAllowed': invalid('Only the quantities of the price breaks can be ordered.'),
  'PriceSchedule.CumulativeQuantityNotAllowed': invalid(
    'The quantity over all lines must be one of the quantities of the price breaks.',
  ),

  'Promotion.AlreadyAdded': invalid('This promotion is on the order already.'),
  'Promotion.CannotCombine': invalid('This promotion cannot be combined with another one.'),
  'Promotion.CodeInUse': conflict('Another promotion has this code.'),
  'Promotion.ExceedsUsageLimit': invalid('This promotion has been used as often as it may.'),
  'Promotion.ExpirationPrecedsStart': invalid('The promotion must start before it expires.'),
  'Promotion.Expired': invalid('This promotion has expired.'),
  'Promotion.NotActive': invalid('This promotion is not active.'),
  'Promotion.NotEligible': invalid('The order does not meet the conditions of this promotion.'),
  'Promotion.NotYetValid': invalid('This promotion has not started yet.'),
  'Promotion.OwnerIDMustMatchOrderToCompanyID': invalid('This promotion belongs to another seller than the order.'),
  'Promotion.CannotSetItemLimitPerOrder': invalid('Only promotions on line items can limit the items per order.'),
  'Promotion.CannotSetQuantityLimitPerOrder': invalid(
    'Only promotions on line items can limit the quantity per order.',
  ),
  'Promotion.CannotSetQuantityAndItemLimitPerOrder': invalid('Limit the quantity or the items per order, not both.'),
  'Promotion.CannotSetItemSortBy': invalid('Only promotions on line items with a limit can sort their items.'),
  'Promotion.ValueExpressionCannotBeNull': invalid('The promotion needs a value expression.'),
  'Promotion.ValueExpressionCanBeNullIfUseIntegration': invalid(
    'Only a promotion that is valued by the integration can go without a value expression.',
  ),
  'Promotion.UseIntegrationMustBeFalse': invalid('No promotion integration is set up, so it cannot be used.'),
} as const
