import { type ExportTable, mapCells } from '../export-table.ts'
import { plainCell } from '../format-values.ts'
import { escapeXml } from './escape-xml.ts'

/** One element per row with one child per column. XML readers evaluate no formulas, so nothing is escaped. */
export function toXml({ name, columns, rows }: ExportTable): string {
  const body = rows.map((row) => {
    const cells = mapCells(
      columns,
      row,
      ({ key, kind }, cell) => `<${key}>${escapeXml(plainCell(kind, cell))}</${key}>`,
    )
    return `  <row>${cells.join('')}</row>`
  })
  return [`<?xml version="1.0" encoding="UTF-8"?>`, `<${name}>`, ...body, `</${name}>`, ''].join('\n')
}
