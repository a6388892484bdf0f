import type { Operation } from '@tessera/contract/kit/operation'
import { type MenuView, menuFor } from '../generic/menu.ts'
import { isAllowed } from '../operations/read-operation.server.ts'
import { mayUse } from '../session/read-staff-call.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { staffPages } from './staff-pages.ts'

interface StaffMenu {
  /** Pages of the daily work. */
  pages: { href: string; label: string; key: string }[]
  /** Everything else, without the pages that those of the daily work replace. */
  menu: MenuView[]
}

/** The pages that this person may open. */
export function menuOf(staff: Pick<Staff, 'caller'>): StaffMenu {
  const isOpen = (read: Operation) =>
    mayUse(staff, read) || (!read.path.startsWith('/api/') && isAllowed(staff.caller, read, {}))
  const pages = staffPages.filter(
    ({ read, only = staff.caller.userType }) => only === staff.caller.userType && isOpen(read),
  )
  const replaced = new Set(pages.map(({ replaces }) => replaces))
  const menu = menuFor(staff.caller)
    .map(({ title, items }) => ({ title, items: items.filter(({ href }) => !replaced.has(href)) }))
    .filter(({ items }) => items.length > 0)
  return { pages: pages.map(({ href, label, key }) => ({ href, label, key })), menu }
}
