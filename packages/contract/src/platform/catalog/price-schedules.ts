import { action } from '../../kit/action.ts'
import { flag, id, listOf, moment, money, readOnly, required, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'

export const PriceBreak = model('PriceBreak', {
  Quantity: required(whole({ min: 0 })),
  Price: required(money()),
  SalePrice: money(),
  SubscriptionPrice: money(),
  BundlePrice: money(),
})

export const PriceSchedule = model(
  'PriceSchedule',
  {
    OwnerID: text(),
    ID: id(),
    Name: required(text(100)),
    ApplyTax: flag(),
    ApplyShipping: flag(),
    MinQuantity: whole({ min: 1, default: 1, belowMin: 'PriceSchedule.MinQtyMustBePositive' }),
    MaxQuantity: whole(),
    UseCumulativeQuantity: flag(),
    RestrictedQuantity: flag(),
    PriceBreaks: listOf(PriceBreak),
    Currency: text(100),
    SaleStart: moment(),
    SaleEnd: moment(),
    IsOnSale: readOnly(flag()),
    xp: xp(),
  },
  { search: ['ID', 'Name', 'ApplyTax', 'Currency'], sort: ['Name', 'ID', 'OwnerID'], order: ['Name', 'ID'] },
)

export const priceSchedules = resource({
  tag: 'PriceSchedules',
  path: '/priceschedules/:priceScheduleID',
  model: PriceSchedule,
  roles: { read: ['PriceScheduleReader'], write: ['PriceScheduleAdmin'] },
})

const priceBreaks = { path: '/priceschedules/:priceScheduleID/PriceBreaks', roles: priceSchedules.roles.write } as const

export const priceSchedulesActions = [
  action({
    ...priceBreaks,
    id: 'PriceSchedules.SavePriceBreak',
    verb: 'POST',
    body: PriceBreak,
    reply: PriceSchedule,
    summary: 'Add or replace one price break.',
  }),
  action({
    ...priceBreaks,
    id: 'PriceSchedules.DeletePriceBreak',
    verb: 'DELETE',
    query: ['quantity'],
    summary: 'Remove the break of one quantity.',
  }),
]
