import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { ApiError } from '@insights/api-client/rest';
import './console.css';
import { router } from './router.tsx';
import { startSession } from './session.ts';

/** Others would fail the same way again. */
const isTransient = (error: Error) => !(error instanceof ApiError) || error.status >= 500;

const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5_000, retry: (failures, error) => failures < 1 && isTransient(error) },
  },
});

// A screen of an older release is gone from the server: the newest one has the same address.
addEventListener('vite:preloadError', () => location.reload());

if (await startSession()) {
  createRoot(document.querySelector('#root') ?? document.body).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
