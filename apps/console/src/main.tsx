import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { ApiError } from '@insights/api-client/rest';
import './console.css';
import { router } from './router.tsx';
import { startSession } from './session.ts';

/** Others would fail the same way again. */
const isTransient = (error: Error) => !(error instanceof ApiError) || error.status >= 500;

/** A role may have changed since the person signed in: what is offered follows. */
const onError = (error: Error) => {
  if (error instanceof ApiError && error.status === 403) void queries.invalidateQueries({ queryKey: ['me'] });
};

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => queryKey[0] !== 'me' && onError(error) }),
  mutationCache: new MutationCache({ onError }),
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
