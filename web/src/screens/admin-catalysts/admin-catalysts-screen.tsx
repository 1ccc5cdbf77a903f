import { AdminCatalysts } from '@/features/admin/catalysts/admin-catalysts';
import { FeedsCard } from '@/features/admin/catalysts/feeds-card';

/** The few feeds stand beside the many catalysts; on a phone they come first, or nobody would find them. */
export default function AdminCatalystsScreen() {
  return (
    <main className="mx-auto grid w-full max-w-300 items-start gap-5 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">
        <FeedsCard />
      </div>
      <div className="min-w-0 lg:row-start-1">
        <AdminCatalysts />
      </div>
    </main>
  );
}
