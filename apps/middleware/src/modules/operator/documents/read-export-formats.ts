import { exportFormats, offeredExports } from '@tessera/contract/shop/constants'
import type { ExportFormat } from '@tessera/documents/format-table'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Site setting that lists the export formats the shop offers. */
export const exportSetting = 'exportFormats'

/** CSV by default. */
export async function readExportFormats(db: Queryable): Promise<ExportFormat[]> {
  const row = await db.find<{ value: unknown }>(sql`select value from site_settings where key = ${exportSetting}`)
  const chosen: readonly unknown[] = Array.isArray(row?.value) ? row.value : offeredExports
  return exportFormats.filter((format) => chosen.includes(format))
}
