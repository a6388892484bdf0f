vcl 4.1;

import std;

# The balancer in front of the storefronts, or the shop itself.
backend shop {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 70s;
  .between_bytes_timeout = 70s;
  .probe = {
    .url = "/health/ready";
    .interval = 1s;
    .timeout = 2s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
  }
}

# EDGE_PURGE_SECRET of the shop. While it is empty nobody can purge. Only Varnish may read this file.
sub read_secret {
  set req.http.x-secret = "";
}

# While this file exists every request goes to the shop, and stored pages wait.
sub read_bypass {
  if (std.file_exists("/etc/varnish/tessera.bypass")) {
    set req.http.x-bypass = "yes";
  }
}

include "./tessera.vcl";
