# The shop's rules for Varnish 7 with the module xkey. A file of the site includes it: site.vcl beside this one is an
# example. docs/operating/edge.md says how it is run, purged and bypassed.

import cookie;
import std;
import xkey;

sub vcl_recv {
  unset req.http.x-view;
  unset req.http.x-pages;
  unset req.http.x-bypass;
  if (req.restarts == 0) {
    unset req.http.x-again;
  }
  if (req.method == "PURGE") {
    call purge_pages;
  }
  call read_bypass;
  if (req.http.x-bypass || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # files and pictures are the same for everyone
  if (req.url ~ "^/(assets|media)/") {
    unset req.http.cookie;
    return (hash);
  }
  if (req.http.authorization || req.url ~ "[?&]isPreviewEnv") {
    return (pass);
  }
  # pages of guests and their data: the list of apps/storefront/app/http/page-key.server.ts
  set req.http.x-pages = regsub(req.url, "(\.data)?(\?.*)?$", "");
  if (req.http.x-pages !~ "^/($|_$|(products|shop|search|blog|guides|stores|policies|about|faq|pro|calculators)(/|$))") {
    unset req.http.x-pages;
    return (pass);
  }
  # a person who is signed in, or acts for one
  if (req.http.cookie ~ "(^|[; ])tessera_(auth_token|refresh_token|acting) *=") {
    unset req.http.x-pages;
    return (pass);
  }
  call fold_cookies;
  # behind a shop that answers a page is shown for a minute while it is fetched again, else as long as it is stored
  if (!req.http.x-again && std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  } else {
    set req.grace = 1d;
  }
  return (hash);
}

# The few cookies that a guest's page depends on become one header. The shop gets these and no others, so nothing of one
# visitor can be in a page.
sub fold_cookies {
  cookie.parse(req.http.cookie);
  set req.http.x-view = "";
  if (cookie.get("site_id") ~ "^[a-z]{2}$") {
    set req.http.x-view = req.http.x-view + "site_id=" + cookie.get("site_id") + "; ";
  }
  if (cookie.get("user_preferred_store") ~ "^[A-Za-z0-9_-]{1,40}$") {
    set req.http.x-view = req.http.x-view + "user_preferred_store=" + cookie.get("user_preferred_store") + "; ";
  }
  if (cookie.get("theme") ~ "^(Light|Dark)$") {
    set req.http.x-view = req.http.x-view + "theme=" + cookie.get("theme") + "; ";
  }
  set req.http.cookie = req.http.x-view;
  if (req.http.cookie == "") {
    unset req.http.cookie;
  }
}

# While the shop does not answer, pages become stale instead of going: an old price is better than no page.
sub purge_pages {
  call read_secret;
  if (req.http.x-secret !~ "^.{16}" || req.http.authorization != "Bearer " + req.http.x-secret) {
    return (synth(403, "A purge needs the secret"));
  }
  unset req.http.x-secret;
  if (!req.http.surrogate-key) {
    return (synth(400, "A purge names keys in Surrogate-Key"));
  }
  if (std.healthy(req.backend_hint)) {
    return (synth(200, "Purged " + xkey.purge(req.http.surrogate-key)));
  }
  return (synth(200, "Made stale " + xkey.softpurge(req.http.surrogate-key)));
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.host);
  hash_data(req.http.x-view);
  return (lookup);
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status == 200 && !beresp.http.set-cookie) {
    if (bereq.http.x-pages && beresp.http.surrogate-control ~ "max-age=[0-9]+") {
      set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=([0-9]+).*$", "\1") + "s", 0s);
      # a page that was shown stale a moment before the shop failed still has the whole time
      set beresp.grace = std.duration(regsub(beresp.http.surrogate-control, "^.*stale-if-error=([0-9]+).*$", "\1") + "s", 0s)
        + std.duration(regsub(beresp.http.surrogate-control, "^.*stale-while-revalidate=([0-9]+).*$", "\1") + "s", 0s);
      set beresp.http.xkey = beresp.http.surrogate-key;
      return (deliver);
    }
    if (!bereq.http.x-pages && beresp.http.cache-control ~ "public") {
      set beresp.grace = 10m;
      return (deliver);
    }
  }
  # the stored page stays, and vcl_synth shows it; if there is none, the shop's own answer comes with the second try
  if (beresp.status >= 500 && bereq.http.x-pages && (bereq.is_bgfetch || !bereq.http.x-again)) {
    return (abandon);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 0s;
  if (beresp.status < 500) {
    set beresp.ttl = 10s;
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.surrogate-control;
  if (obj.uncacheable) {
    set resp.http.x-cache = "pass";
  } elsif (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}

# For an address that is not stored while no shop can be reached.
sub vcl_backend_error {
  if (bereq.http.x-pages && !bereq.http.x-again) {
    return (abandon);
  }
  set beresp.http.content-type = "text/html; charset=utf-8";
  set beresp.http.cache-control = "no-store";
  set beresp.http.retry-after = "30";
  set beresp.body = {"<!doctype html><html lang="en"><meta charset="utf-8"><title>Tessera</title>
<p>We can’t show this page right now. Try again in a minute.</p></html>
"};
  return (deliver);
}

sub vcl_synth {
  # a stored page is better than a failure, however old it is
  if (resp.status == 503 && req.http.x-pages && !req.http.x-again) {
    set req.http.x-again = "yes";
    return (restart);
  }
  set resp.http.content-type = "text/plain; charset=utf-8";
  set resp.body = resp.reason + {"
"};
  return (deliver);
}
