import type { SheetState } from '@tessera/contract/middleware/selection-sheets/models'

export type SheetEvent = 'share' | 'view' | 'comment' | 'sign' | 'edit' | 'convert'

/** State transitions of a selection sheet; other events leave the state unchanged. */
const moves: Partial<Record<SheetState, Partial<Record<SheetEvent, SheetState>>>> = {
  draft: { share: 'shared' },
  shared: { view: 'viewed', comment: 'commented', sign: 'approved', convert: 'converted' },
  viewed: { comment: 'commented', sign: 'approved', convert: 'converted' },
  commented: { sign: 'approved', convert: 'converted' },
  approved: { edit: 'draft', convert: 'converted' },
  converted: { edit: 'draft' },
}

export const sheetStateAfter = (state: SheetState, event: SheetEvent): SheetState => moves[state]?.[event] ?? state

/** Signed or ordered sheets are locked: a change makes a new version. */
export const isSheetLocked = (state: SheetState): boolean => state === 'approved' || state === 'converted'

export const sheetStateLabels: Record<SheetState, string> = {
  draft: 'Draft',
  shared: 'Shared, not viewed yet',
  viewed: 'Viewed by client',
  commented: 'New client comment',
  approved: 'Signed and locked',
  converted: 'Converted to order',
  archived: 'Archived',
}
