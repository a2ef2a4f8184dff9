/** The start of a query as programs write it: in one case, unlike a sentence that begins with Select or Update. */
export const SQL_PATTERN =
  /^\s*(?:SELECT\s[\s\S]*\sFROM\s|select\s[\s\S]*\sfrom\s|INSERT\s+INTO\s|insert\s+into\s|UPDATE\s+\S+\s+SET\s|update\s+\S+\s+set\s|DELETE\s+FROM\s|delete\s+from\s)/;
