import type { Invoice } from '@foothold/contracts/billing/shapes';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { Part } from '../../../shared/ui/part.tsx';
import { InvoiceTable } from '../invoice-table.tsx';

function Files({ invoice: { id, number, state } }: { invoice: Invoice }) {
  const renderFileLink = (kind: 'pdf' | 'receipt', label: string) => (
    <a
      href={buildEndpointUrl(endpoint(`GET /api/billing/invoices/{id}/${kind}`), { id })}
      download
      className="link"
      aria-label={`${label} ${number} as PDF`}
    >
      {label}
    </a>
  );
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {renderFileLink('pdf', 'Invoice')}
      {state === 'paid' && renderFileLink('receipt', 'Receipt')}
    </span>
  );
}

/** All invoices with their downloads. */
export function History({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Part title="Invoices and receipts">
      {invoices.length === 0 ? (
        <p className="text-soft">No invoices yet. You’ll find an invoice and a receipt here for each payment.</p>
      ) : (
        <InvoiceTable
          caption="Invoices and receipts"
          invoices={invoices}
          actions={(invoice) => <Files invoice={invoice} />}
        />
      )}
    </Part>
  );
}
