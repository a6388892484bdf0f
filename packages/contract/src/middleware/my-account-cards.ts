import { flag, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { day, requiredList, requiredText } from './fields.ts'
import { defineCall, limits, myAccountPath } from './kit.ts'

const SavedCard = model('SavedCard', {
  id: requiredText(100),
  brand: requiredText(30),
  last4: requiredText(4),
  holder: text(100),
  /** The last day of validity. */
  expiresOn: day(),
  /** Preselected. */
  isDefault: flag(),
  /** Other users of the account may pay with it too. */
  isShared: flag(),
  /** Only the holder decides who pays with it; false for a colleague's card. */
  isOwn: flag(),
})
const SavedCards = model('SavedCards', { cards: requiredList(SavedCard) })
const CardSharing = model('CardSharing', { cardId: requiredText(100), isShared: flag() })
const CardChoice = model('CardChoice', { cardId: requiredText(100) })

/** Not in the specification: the user's own saved cards. */
export const savedCardCalls = {
  getSavedCards: defineCall({
    id: 'MyCards.GetSavedCards',
    verb: 'GET',
    path: myAccountPath('GetSavedCards'),
    summary: 'The cards one can pay with, the usual one first.',
    access: 'customer',
    reply: SavedCards,
  }),
  setDefaultCard: defineCall({
    id: 'MyCards.SetDefaultCard',
    verb: 'POST',
    path: myAccountPath('SetDefaultCard'),
    summary: 'Makes a card of one’s own the usual one.',
    access: 'customer',
    limit: limits.submit,
    body: CardChoice,
    reply: SavedCards,
  }),
  shareCard: defineCall({
    id: 'MyCards.ShareCard',
    verb: 'POST',
    path: myAccountPath('ShareCard'),
    summary: 'Lets everybody of the account pay with a card of one’s own, or takes that back; needs billing-pay.',
    access: 'customer',
    limit: limits.submit,
    body: CardSharing,
    reply: SavedCards,
  }),
  removeSavedCard: defineCall({
    id: 'MyCards.RemoveSavedCard',
    verb: 'POST',
    path: myAccountPath('RemoveSavedCard'),
    summary: 'Takes one card away from oneself; a card one shares is taken from everybody.',
    access: 'customer',
    limit: limits.submit,
    body: CardChoice,
    reply: SavedCards,
  }),
}
