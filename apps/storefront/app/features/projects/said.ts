import type { NoticeKind } from '@tessera/ui/notice'

/** What is said after a deed; small ones say themselves by what changed on the page. */
export const said: Record<string, { kind: NoticeKind; text: string }> = {
  'room-added': { kind: 'success', text: 'The room is added.' },
  room: { kind: 'success', text: 'The room is saved.' },
  'room-removed': { kind: 'success', text: 'The room is removed. Its products are still in the project.' },
  item: { kind: 'success', text: 'The product is changed.' },
  'item-added': { kind: 'success', text: 'The product is added.' },
  'photo-added': { kind: 'success', text: 'The photo is added.' },
  'photo-removed': { kind: 'success', text: 'The photo is removed.' },
  details: { kind: 'success', text: 'The details are saved.' },
  stage: { kind: 'success', text: 'The stage is set.' },
  archived: { kind: 'success', text: 'The project is archived. Nothing is lost; take it out again whenever you want.' },
  'taken-out': { kind: 'success', text: 'The project is out of the archive.' },
  people: { kind: 'success', text: 'The people are saved.' },
  saved: { kind: 'success', text: 'The project is saved with the prices of today.' },
  copied: { kind: 'success', text: 'This is the copy: rooms and products, without client, documents and people.' },
  'layout-saved': { kind: 'success', text: 'The layout is saved.' },
  'layout-removed': {
    kind: 'success',
    text: 'The layout is removed. It is still drawn below: save it to bring it back.',
  },
  'layout-taken': {
    kind: 'success',
    text: 'The layout is saved, and tile, grout and thinset of the room have its numbers.',
  },
  'nothing-open': { kind: 'info', text: 'Everything that can be ordered is ordered already.' },
  'nothing-planned': { kind: 'info', text: 'There is nothing to put into the cart yet.' },
}
