import { model } from '../kit/model.ts'
import { day, many, maybeWords, words, yes } from './fields.ts'
import { call, limits, myAccountPath } from './kit.ts'

const SavedCard = model('SavedCard', {
  id: words(100),
  brand: words(30),
  last4: words(4),
  holder: maybeWords(100),
  /** The last day of validity. */
  expiresOn: day(),
  /** Preselected. */
  isDefault: yes(),
  /** Other users of the account may pay with it too. */
  isShared: yes(),
  /** Only the holder decides who pays with it; false for a colleague's card. */
  isOwn: yes(),
})
const SavedCards = model('SavedCards', { cards: many(SavedCard) })
const CardSharing = model('CardSharing', { cardId: words(100), isShared: yes() })
const CardChoice = model('CardChoice', { cardId: words(100) })

/** Not in the specification: the user's own saved cards. */
export const savedCardCalls = {
  getSavedCards: call({
    id: 'MyCards.GetSavedCards',
    verb: 'GET',
    path: myAccountPath('GetSavedCards'),
    summary: 'The cards one can pay with, the usual one first.',
    access: 'customer',
    reply: SavedCards,
  }),
  setDefaultCard: call({
    id: 'MyCards.SetDefaultCard',
    verb: 'POST',
    path: myAccountPath('SetDefaultCard'),
    summary: 'Makes a card of one’s own the usual one.',
    access: 'customer',
    limit: limits.submit,
    body: CardChoice,
    reply: SavedCards,
  }),
  shareCard: call({
    id: 'MyCards.ShareCard',
    verb: 'POST',
    path: myAccountPath('ShareCard'),
    summary: 'Lets everybody of the account pay with a card of one’s own, or takes that back; needs billing-pay.',
    access: 'customer',
    limit: limits.submit,
    body: CardSharing,
    reply: SavedCards,
  }),
  removeSavedCard: call({
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
