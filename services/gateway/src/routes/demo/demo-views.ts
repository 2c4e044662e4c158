import { servicePrincipal } from '@insights/auth-context';
import type { demos } from '@insights/contracts';
import { GatheredCalls } from '../../core/gathered-calls.ts';
import type { Services } from '../../core/services.ts';

interface Viewed {
  view(): demos.Demo;
}

/** Shows demos and counts their views. Views that arrive during a write are combined into one write for each demo. */
export class DemoViews {
  readonly #views: GatheredCalls<string, Viewed>;

  constructor(service: Pick<Services['demos'], 'viewDemo'>) {
    this.#views = new GatheredCalls((slugs) => count(service, slugs));
  }

  /** Errors: `not_found`, `unavailable`. */
  async view(slug: string): Promise<demos.Demo> {
    return (await this.#views.ask(slug)).view();
  }
}

async function count(service: Pick<Services['demos'], 'viewDemo'>, slugs: readonly string[]): Promise<Viewed[]> {
  const asked = Map.groupBy(slugs, (slug) => slug);
  const viewed = new Map<string, Viewed>();
  await Promise.all(
    [...asked].map(async ([slug, { length: views }]) => {
      viewed.set(slug, await once(service, slug, views));
    }),
  );
  return slugs.flatMap((slug) => viewed.get(slug) ?? []);
}

/** An unknown slug fails only its own requests, not the whole batch. */
async function once(service: Pick<Services['demos'], 'viewDemo'>, slug: string, views: number): Promise<Viewed> {
  try {
    const demo = await service.viewDemo({ slug, views }, { principal: servicePrincipal('gateway') });
    return { view: () => demo };
  } catch (error) {
    return {
      view: () => {
        throw error;
      },
    };
  }
}
